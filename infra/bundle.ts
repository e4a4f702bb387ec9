import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import type { Owner } from '#shared/owner/owner-facts.ts'
import { type FunctionName, functions } from './system/functions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = Object.keys(functions) as FunctionName[]

/** CommonJS packages (nodemailer) load Node's own modules with require, which an ES module does not have. */
const requireForCommonJs =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);"

/** For the local system, a bundle also exports what the runtime needs: the clock, the SDK clients, and easier proofs. */
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
        "export { easeProofs } from './lambdas/platform/proof/tries.ts'",
      ].join('\n'),
    }))
  },
}

/** Leaves out nodemailer's table of 76 KB for guessing types of attachments; ours are always given. */
const withoutTypeTable: Plugin = {
  name: 'without-type-table',
  setup: ({ onLoad }) => {
    onLoad({ filter: /nodemailer[\\/].*mime-types\.js$/ }, () => ({
      contents:
        "export const detectMimeType = () => 'application/octet-stream'; export const detectExtension = () => 'bin';",
    }))
  },
}

/** Of its package.json, the AWS SDK reads only the version, for its user agent: the rest is 10 KB in each function. */
const withoutPackageFiles: Plugin = {
  name: 'without-package-files',
  setup: ({ onLoad }) => {
    onLoad({ filter: /@aws-sdk[\\/][\w-]+[\\/]package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'))
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}

/** Bundles a stage's own facts, in place of the examples. */
const ownerOfStage = (owner: Owner): Plugin => ({
  name: 'owner-of-stage',
  setup: ({ onLoad }) => {
    onLoad({ filter: /shared[\\/]owner[\\/]owner\.ts$/ }, () => ({
      contents: `export const owner = ${JSON.stringify(owner)}`,
    }))
  },
})

/** Bundles the files of the papers' fonts, in place of what reads them here. */
const fontsOfPapers: Plugin = {
  name: 'fonts-of-papers',
  setup: ({ onLoad }) => {
    onLoad({ filter: /lambdas[\\/]documents[\\/]fonts\.ts$/ }, async ({ path }) => {
      const read = (await readFile(path, 'utf8')).matchAll(
        /'([\w-]+)': readFileSync\(\s*resolve\('([^']+)'\)/g,
      )
      const files = [...read].map(([, name, file], place) => ({ name, file, as: `file${place}` }))
      return {
        resolveDir: root,
        contents: [
          ...files.map(({ file, as }) => `import ${as} from '${file}'`),
          `export const fontFiles = { ${files.map(({ name, as }) => `'${name}': ${as}`).join(', ')} }`,
        ].join('\n'),
      }
    })
  },
}

/**
 * What stands in for the Lambda runtime on this machine is bundled, too: as source, each thread would strip its types
 * and load the whole SDK for one class, which costs a first start a sixth of its processor time.
 */
const localRuntime = { in: 'infra/local/functions/worker.ts', out: 'worker' }

/** For the local system, shared code is bundled once: with a copy in each function, a first start takes twice as long. */
const sharedPieces: BuildOptions = { splitting: true, minify: false, chunkNames: 'shared/[hash]' }

/** The options for bundling any function for Lambda. */
export const functionBundling: BuildOptions = {
  outExtension: { '.js': '.mjs' },
  loader: { '.woff': 'binary' },
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
 * Bundles every function in one esbuild run to `<outFolder>/<name>/index.mjs`, including the AWS SDK, and returns each
 * one's folder. Writes the metafile to `<outFolder>/meta.json`. `wrap: 'local'` is for this machine, with its runtime
 * in `<outFolder>/worker.mjs`.
 */
export const bundleFunctions = async ({
  outFolder = join(root, '.build/functions'),
  owner = exampleOwner,
  wrap,
}: {
  outFolder?: string
  owner?: Owner
  wrap?: 'local'
} = {}): Promise<Record<FunctionName, string>> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      ...names.map(name => ({
        in: wrap === 'local' ? `local:${name}` : functions[name].entry,
        out: `${name}/index`,
      })),
      ...(wrap === 'local' ? [localRuntime] : []),
    ],
    plugins: [
      withoutTypeTable,
      withoutPackageFiles,
      ownerOfStage(owner),
      fontsOfPapers,
      ...(wrap === 'local' ? [wrapForLocal] : []),
    ],
    outdir: outFolder,
    ...functionBundling,
    ...(wrap === 'local' && sharedPieces),
    metafile: true,
  })
  await writeFile(join(outFolder, 'meta.json'), JSON.stringify(metafile))
  return Object.fromEntries(names.map(name => [name, join(outFolder, name)])) as Record<FunctionName, string>
}
