// Makes sure that a Chromium is there for the browser tests, and installs Debian's where it may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** @returns {string | undefined} */
export const findBrowser = () => PLACES.find((place) => place !== undefined && existsSync(place))

/** @param {readonly string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return status === 0
}

if (findBrowser() === undefined) {
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const installed =
    mayInstall && apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  if (!installed || findBrowser() === undefined) {
    console.error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name one in CHROMIUM.',
    )
    process.exit(1)
  }
}
console.log(findBrowser())
