import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

/** Where a browser stands on machines that the packaged one does not fit. */
const installed = [
  process.env.CHROMIUM_PATH,
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The browser of this machine. Throws where there is none. */
export const chromiumExecutable = async (): Promise<string> => {
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.executablePath()
  const found = installed.find(path => path && existsSync(path))
  if (!found) throw new Error('No browser was found: install Chrome, or set CHROMIUM_PATH.')
  return found
}

/** Not the package's own: they have --single-process, and closing one context then kills the browser. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]
