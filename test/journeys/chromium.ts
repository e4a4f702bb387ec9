import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

/** The path of a browser on machines that the packaged one does not fit. */
const installed = [
  process.env.CHROMIUM_PATH,
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Returns the path of this machine's browser. Throws if there is none. */
export const chromiumExecutable = async (): Promise<string> => {
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.executablePath()
  const found = installed.find(path => path && existsSync(path))
  if (!found) throw new Error('No browser was found: install Chrome, or set CHROMIUM_PATH.')
  return found
}

/** Not the package's own arguments: they include --single-process, with which closing one context kills the browser. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]
