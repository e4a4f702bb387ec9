import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundleFunctions } from '#infra/bundle.ts'
import { functionNames } from './synthesized.ts'

const outFolder = mkdtempSync(join(tmpdir(), 'bundles-'))
afterAll(() => rmSync(outFolder, { recursive: true }))

const exportsOf = (folder: string, name: string): string[] => {
  const { outputs } = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8'))
  const [, output] =
    Object.entries<{ exports: string[] }>(outputs).find(([path]) => path.endsWith(`${name}/index.mjs`)) ?? []
  return output?.exports ?? []
}

test('the cloud gets the handlers alone; local bundles also the clock, the connections and easier proofs', async () => {
  const cloud = join(outFolder, 'cloud')
  const local = join(outFolder, 'local')
  const folders = await bundleFunctions({ outFolder: cloud })
  await bundleFunctions({ outFolder: local, wrap: 'local' })
  expect(folders).toEqual(Object.fromEntries(functionNames.map(name => [name, join(cloud, name)])))
  for (const name of functionNames) {
    expect(exportsOf(cloud, name), name).toEqual(['handler'])
    expect(exportsOf(local, name).sort(), name).toEqual(['clock', 'connections', 'easeProofs', 'handler'])
  }
})
