import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const program =
  'const before = performance.now(); await import(process.argv[1]); console.log(performance.now() - before); process.exit()'

/** Milliseconds that a fresh Node process takes to import a module: a cold start's share that is ours. */
export const importTime = async (file: string): Promise<number> => {
  const url = pathToFileURL(file).href
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program, url], {
    env: { AWS_REGION: 'eu-north-1', NODE_OPTIONS: '' },
  })
  return Number(stdout)
}
