/** Starts a server from the command line. */
import { parseArgs } from 'node:util'
import { Failure } from './failure.ts'
import { type ServeOptions, serve } from './serve.ts'

const USAGE = `usage: main.ts [--host 127.0.0.1] [--port 8080] [--data ./data | --database postgres://…] [--public-url https://…] [--webhooks host,…]
               [--max-data 4000] [--untouched-days 30] [--log-level info]
EMBERHALL_DATABASE: postgres://user:password@machine/database instead of the data folder (or --database)
EMBERHALL_METRICS_TOKEN: who has it may read /metrics from elsewhere (or --metrics-token)`
const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
function settings(): ServeOptions {
  const text = { type: 'string' } as const
  const options = {
    host: text,
    port: text,
    data: text,
    database: text,
    'public-url': text,
    'log-level': text,
    webhooks: text,
    'metrics-token': text,
    'max-data': text,
    'untouched-days': text,
  } as const
  try {
    const { values } = parseArgs({ options })
    const number = (
      name: 'port' | 'max-data' | 'untouched-days',
      usual: number,
      least: number,
      most: number,
    ): number => {
      const n = Number(values[name] ?? usual)
      return Number.isInteger(n) && n >= least && n <= most
        ? n
        : fail(`--${name} ${values[name]}: a number from ${least} to ${most}\n${USAGE}`)
    }
    const metricsToken = values['metrics-token'] ?? process.env['EMBERHALL_METRICS_TOKEN']
    const database = values.database ?? process.env['EMBERHALL_DATABASE']
    if (values.database && values.data) fail(`--data or --database, not both\n${USAGE}`)
    return {
      ...(database && { database }),
      ...(metricsToken && { metricsToken }),
      port: number('port', 8080, 0, 65_535),
      ...(values['max-data'] && { maxData: number('max-data', 4000, 100, 1_000_000) * 1_000_000 }),
      untouchedDays: number('untouched-days', 30, 1, 10_000),
      ...(values.host && { host: values.host }),
      ...(values.data && { data: values.data }),
      ...(values['public-url'] && { publicUrl: values['public-url'] }),
      ...(values.webhooks && { webhooks: { hosts: values.webhooks.split(',').map((host) => host.trim()) } }),
      ...(values['log-level'] && { logLevel: values['log-level'] }),
    }
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`)
  }
}

try {
  const server = await serve(settings())
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1)
    isStopping = true
    await server.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  // Whoever reads this may stop it at once.
  process.stdout.write(`Emberhall is open at ${server.url}\n`)
} catch (error) {
  if (!(error instanceof Failure)) throw error
  fail(`Emberhall cannot start: ${error.message}.`)
}
