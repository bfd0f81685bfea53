// Makes sure that a Chromium is there for the browser tests, and installs Debian's where it may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const PLACES = [process.env['CHROMIUM'], ...NAMES.map((name) => `/usr/bin/${name}`)]

/** @returns {string | undefined} */
export const findBrowser = () => PLACES.find((place) => place !== undefined && existsSync(place))

/** @param {readonly string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return status === 0
}

/** @param {string} name */
const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name)

if (findBrowser() === undefined) {
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  // Older Debians have only the one with a window.
  const installed = mayInstall && apt('update', '-qq') && (install('chromium-headless-shell') || install('chromium'))
  if (!installed || findBrowser() === undefined) {
    console.error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name one in CHROMIUM.',
    )
    process.exit(1)
  }
}
console.log(findBrowser())
