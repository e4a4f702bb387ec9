/** Compares the templates of two syntheses: `node infra/diff.ts <folder before> <folder after>`. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [before, after] = process.argv.slice(2)
if (!before || !after)
  throw new Error('Two folders are needed: node infra/diff.ts <folder before> <folder after>')

const cdk = fileURLToPath(new URL('../node_modules/aws-cdk/bin/cdk', import.meta.url))
const suffix = '.template.json'
const stacksIn = (folder: string): string[] =>
  globSync(`*${suffix}`, { cwd: folder })
    .map(path => basename(path, suffix))
    .sort()

const scratch = mkdtempSync(join(tmpdir(), 'diff-'))
const nothing = join(scratch, `nothing${suffix}`)
writeFileSync(nothing, '{}')

/** Compares with a file, so that the CDK CLI does not call AWS. */
const compare = (stack: string): boolean => {
  const old = join(before, stack + suffix)
  const template = existsSync(old) ? old : nothing
  const args = ['diff', '--app', after, stack, '--exclusively', '--template', template, '--no-color']
  // The CLI prints the differences on stderr.
  const { status, stderr } = spawnSync(process.execPath, [cdk, ...args], { encoding: 'utf8' })
  process.stdout.write(stderr)
  return status === 0
}

try {
  const failed = stacksIn(after).filter(stack => !compare(stack))
  const gone = stacksIn(before).filter(stack => !existsSync(join(after, stack + suffix)))
  for (const stack of gone) console.log(`Stack ${stack}\nThe whole stack is removed.`)
  if (failed.length > 0) throw new Error(`cdk diff failed for ${failed.join(', ')}.`)
} finally {
  rmSync(scratch, { recursive: true })
}
