/** Starts a server as the trial does, and says which process it is. */
import { freePort, isUp, startServer } from '../../src/bin/crash/process.ts'

const server = await startServer(process.argv[2]!, await freePort())
process.stdout.write(`${isUp(server) ? server.child.pid : server.message}\n`)
