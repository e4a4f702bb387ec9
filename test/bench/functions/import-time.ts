import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const program =
  'const before = performance.now(); await import(process.argv[1]); console.log(performance.now() - before); process.exit()'

/**
 * Returns the milliseconds that a fresh Node process takes to import a module: the part of a cold start that depends on
 * this code.
 */
export const importTime = async (file: string): Promise<number> => {
  const url = pathToFileURL(file).href
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program, url], {
    env: { AWS_REGION: 'eu-north-1', NODE_OPTIONS: '' },
  })
  return Number(stdout)
}
