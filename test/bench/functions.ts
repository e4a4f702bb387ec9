// npm run bench:functions: every function's bundle and import time next to a bare function with the same SDK clients.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { bundleFunctions } from '#infra/bundle.ts'
import type { Grant } from '#infra/system/function.ts'
import { type FunctionName, functions } from '#infra/system/functions.ts'
import { bundleBareFunctions } from './functions/bare-functions.ts'
import { type HeldClients, heldClients } from './functions/held-clients.ts'
import { importTime } from './functions/import-time.ts'
import { median } from './measure/median.ts'
import { printTable } from './measure/print-table.ts'
import { report } from './measure/report.ts'

// The functions that send mail include a 62 KB composer besides the SDK; the others include nothing of that size.
const largestRatio = 1.5
/** Without any SDK client there is no size to compare with. */
const largestWithoutClientsKb = 5
const runs = 11

type Measured = { name: FunctionName; clients: HeldClients; kb: [number, number]; ms: [number, number] }

const kilobytes = async (file: string) => (await stat(file)).size / 1024

/** Medians of fresh processes, product and bare function in turn, so that both meet the same noise. */
const importTimes = async (ours: string, bare: string): Promise<[number, number]> => {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let run = 0; run < runs; run++) {
    times.ours.push(await importTime(ours))
    times.bare.push(await importTime(bare))
  }
  return [median(times.ours), median(times.bare)]
}

const neededBy: Readonly<Record<Grant['on'], string>> = {
  table: 'client-dynamodb',
  secret: 'client-secrets-manager',
  mail: 'client-ses',
  pool: 'client-cognito-identity-provider',
  session: 'client-cognito-identity-provider',
  passkeys: 'client-cognito-identity-provider',
  bucket: 'client-s3',
  key: 'client-kms',
  queue: 'client-sqs',
  distribution: 'client-cloudfront',
  functions: 'client-lambda',
}

/** Clients that are in a bundle although no grant of its function names them: ballast that the ratio does not show. */
const ballastOf = ({ name, clients }: Measured): string[] => {
  const { grants } = functions[name]
  const needed = new Set(grants.map(grant => neededBy[grant.on]))
  return [...clients.keys()].filter(held => held.startsWith('client-') && !needed.has(held))
}

const measure = async (folder: string): Promise<Measured[]> => {
  const ours = await bundleFunctions({ outFolder: join(folder, 'ours') })
  const metafile = JSON.parse(await readFile(join(folder, 'ours', 'meta.json'), 'utf8')) as Metafile
  const held = new Map(Object.keys(ours).map(name => [name, heldClients(metafile, name)]))
  const bare = await bundleBareFunctions(held, join(folder, 'bare'))
  const measured: Measured[] = []
  // The first process pays for a cold disk.
  await importTime(join(ours.newsletter, 'index.mjs'))
  for (const [name, ourFolder] of Object.entries(ours) as [FunctionName, string][]) {
    const files = [join(ourFolder, 'index.mjs'), bare.get(name) ?? ''] as const
    const kb: Measured['kb'] = [await kilobytes(files[0]), await kilobytes(files[1])]
    measured.push({ name, clients: held.get(name) ?? new Map(), kb, ms: await importTimes(...files) })
  }
  return measured
}

const ratio = ([ours, bare]: readonly [number, number]) => ours / bare

const faultsOf = ({ clients, kb, ms }: Measured): string[] => {
  const tooSlow = ratio(ms) > largestRatio ? ['import'] : []
  if (clients.size === 0) return [...(kb[0] > largestWithoutClientsKb ? ['size'] : []), ...tooSlow]
  return [...(ratio(kb) > largestRatio ? ['size'] : []), ...tooSlow]
}

const shortName = (name: string) => name.replace(/^client-/, '')

const row = (measured: Measured): string[] => {
  const { name, clients, kb, ms } = measured
  const compared = clients.size > 0
  return [
    name,
    kb[0].toFixed(1),
    compared ? kb[1].toFixed(1) : `≤ ${largestWithoutClientsKb}`,
    compared ? ratio(kb).toFixed(2) : '–',
    ms[0].toFixed(1),
    ms[1].toFixed(1),
    ratio(ms).toFixed(2),
    faultsOf(measured).join(', ') || 'ok',
    [...clients.keys()].map(shortName).join(', ') || 'none: beside an empty function',
  ]
}

const folder = await mkdtemp(join(tmpdir(), 'bench-functions-'))
try {
  const measured = await measure(folder)
  console.log(
    `Bundle KB and import ms (medians of ${runs} fresh processes in turn) beside a bare function with the same SDK\n` +
      `clients and commands; Node ${process.version}, ${availableParallelism()} cores. Bar: both ratios ≤ ${largestRatio}.\n`,
  )
  printTable(
    ['function', 'KB', 'bare', 'ratio', 'ms', 'bare', 'ratio', 'over the bar', 'clients'],
    measured.map(row),
  )
  report(
    measured.map(one => ({
      bench: 'functions',
      what: one.name,
      ours: `${one.kb[0].toFixed(1)} KB, ${one.ms[0].toFixed(1)} ms`,
      beside: `${one.clients.size > 0 ? one.kb[1].toFixed(1) : '–'} KB, ${one.ms[1].toFixed(1)} ms`,
      ratio: `${one.clients.size > 0 ? ratio(one.kb).toFixed(2) : '–'}, ${ratio(one.ms).toFixed(2)}`,
      bar: `≤ ${largestRatio}`,
      ok: faultsOf(one).length === 0,
    })),
  )
  for (const one of measured) {
    const ballast = ballastOf(one).map(shortName).join(', ')
    if (ballast) console.log(`\nnote: ${one.name} carries ${ballast}, which none of its grants names.`)
  }
  if (measured.some(one => faultsOf(one).length > 0)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
