import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { type FunctionName, functions } from './system/functions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = Object.keys(functions) as FunctionName[]

/** CommonJS packages (nodemailer) ask for Node's own modules with require, which an ES module has not. */
const requireForCommonJs =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);"

/** On one machine a bundle also hands out what the runtime around it must reach: the clock and the SDK clients. */
const wrapForLocal: Plugin = {
  name: 'wrap-for-local',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^local:/ }, ({ path }) => ({
      path: path.slice('local:'.length),
      namespace: 'local',
    }))
    onLoad({ filter: /.*/, namespace: 'local' }, ({ path }) => ({
      resolveDir: root,
      contents: [
        `export { handler } from './${functions[path as FunctionName].entry}'`,
        "export { clock } from './shared/contract/clock.ts'",
        "export { connections } from './lambdas/platform/connections.ts'",
      ].join('\n'),
    }))
  },
}

/** nodemailer guesses types of attachments by a table of 76 KB; ours are named. */
const withoutTypeTable: Plugin = {
  name: 'without-type-table',
  setup: ({ onLoad }) => {
    onLoad({ filter: /nodemailer[\\/].*mime-types\.js$/ }, () => ({
      contents:
        "export const detectMimeType = () => 'application/octet-stream'; export const detectExtension = () => 'bin';",
    }))
  },
}

/** On one machine what functions share is bundled once: with a copy in each, a first start takes twice as long. */
const sharedPieces: BuildOptions = { splitting: true, minify: false, chunkNames: 'shared/[hash]' }

/** How a function is bundled for Lambda, whatever stands in it. */
export const functionBundling: BuildOptions = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  banner: { js: requireForCommonJs },
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
}

/**
 * Bundles every function in one esbuild run to `<outFolder>/<name>/index.mjs`, with the AWS SDK inside, and
 * answers each one's folder. The run's metafile is left in `<outFolder>/meta.json`.
 */
export const bundleFunctions = async ({
  outFolder = join(root, '.build/functions'),
  wrap,
}: {
  outFolder?: string
  wrap?: 'local'
} = {}): Promise<Record<FunctionName, string>> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: names.map(name => ({
      in: wrap === 'local' ? `local:${name}` : functions[name].entry,
      out: `${name}/index`,
    })),
    plugins: wrap === 'local' ? [withoutTypeTable, wrapForLocal] : [withoutTypeTable],
    outdir: outFolder,
    ...functionBundling,
    ...(wrap === 'local' && sharedPieces),
    metafile: true,
  })
  await writeFile(join(outFolder, 'meta.json'), JSON.stringify(metafile))
  return Object.fromEntries(names.map(name => [name, join(outFolder, name)])) as Record<FunctionName, string>
}
