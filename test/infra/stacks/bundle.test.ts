import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundleFunctions } from '#infra/bundle.ts'
import { bundlesForThisMachine } from '#infra/local/functions/bundles.ts'
import { ownerHere } from '#infra/local/owner-here.ts'
import { realOwner } from '../../builders/real-owner.ts'
import { functionNames } from './synthesized.ts'

const outFolder = mkdtempSync(join(tmpdir(), 'bundles-'))
afterAll(() => rmSync(outFolder, { recursive: true }))

type Output = { exports: string[]; inputs: Record<string, { bytesInOutput: number }> }

const outputsIn = (folder: string): [path: string, output: Output][] =>
  Object.entries(JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')).outputs)

const exportsOf = (folder: string, name: string): string[] =>
  outputsIn(folder).find(([path]) => path.endsWith(`${name}/index.mjs`))?.[1].exports ?? []

test('the cloud gets the handlers alone, with packages’ versions only; local bundles also the clock, the connections and easier proofs', async () => {
  const cloud = join(outFolder, 'cloud')
  const folders = await bundleFunctions({ outFolder: cloud, owner: realOwner })
  // Built already if the product has been started from these sources.
  const { runtime } = await bundlesForThisMachine(ownerHere())
  const local = dirname(runtime)
  // As source, each thread of a function would strip its types and load the whole SDK for one class.
  const ofRuntime = outputsIn(local).find(([path]) => path.endsWith('/worker.mjs'))?.[1].inputs ?? {}
  expect(Object.keys(ofRuntime)).toContain('infra/local/functions/worker.ts')
  expect(folders).toEqual(Object.fromEntries(functionNames.map(name => [name, join(cloud, name)])))
  for (const name of functionNames) {
    expect(exportsOf(cloud, name), name).toEqual(['handler'])
    expect(exportsOf(local, name).sort(), name).toEqual(['clock', 'connections', 'easeProofs', 'handler'])
  }
  // The mails of a stage end with its own owner.
  const mailing = readFileSync(join(cloud, 'notices', 'index.mjs'), 'utf8')
  expect(mailing).toContain(realOwner.legalName)
  const packageFiles = outputsIn(cloud)
    .flatMap(([, { inputs }]) => Object.entries(inputs))
    .filter(([path]) => /@aws-sdk.*package\.json$/.test(path))
  expect(packageFiles.length).toBeGreaterThan(functionNames.length)
  expect(packageFiles.filter(([, { bytesInOutput }]) => bytesInOutput > 50)).toEqual([])
})
