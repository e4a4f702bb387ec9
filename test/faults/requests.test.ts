import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import type { CustomerPool } from '../infra/local/cognito/emulator.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { invokeFunction, serveApi, servedEndpoints } from '../infra/local/gateway/served-api.ts'
import { type AnyRequest, anyRequestTo } from './any-request.ts'
import { reportFigure } from './figures.ts'
import { forRunLength } from './run-length.ts'
import { seed } from './seeded.ts'
import { sendRequest } from './send-request.ts'
import { type Person, profileOf, roleOf, signIn } from './signed-in.ts'
import { dumpTable } from './table-dump.ts'

const requests = forRunLength(10_000, 1_000)

/** What may be written although the request is refused: counted attempts, receipts, used codes and proofs. */
const writtenOnRefusals = /^(LIMIT#|ONCE#|PROOF#|CODE#|PARTNER#[^|]*\|CHECK#)/

const proofOf: Readonly<Record<string, ProofPurpose>> = {
  '/api/newsletter/subscriptions': 'newsletter',
  '/api/meetings': 'meeting',
  '/api/project-inquiries': 'project_inquiry',
  '/api/get-started-inquiries': 'get_started',
  '/api/credit-orders': 'credit_order',
  '/api/investor-access': 'investor_access',
}

const api = serveApi()
/** The signed-in callers: half of them have a profile. */
const people: Record<CustomerPool, Person[]> = { business: [], partner: [] }
/** An open assignment and an investor with the same id, so that any path that takes an id finds one. */
const knownId: string = randomUUID()
let written: string[]
let obtainProof: (purpose: ProofPurpose) => Promise<string>
let confirmation: string

const put = (item: object) =>
  api.services.documents.send(new PutCommand({ TableName: tableName, Item: item }))

/** Creates people with and without a profile in both pools, and an open assignment. */
const seedTable = async () => {
  for (const pool of ['business', 'partner'] as const) {
    for (let place = 0; place < 4; place += 1) {
      const person = await signIn(api.emulator, pool, `person.${place}@verkstad.se`)
      people[pool].push(person)
      await put(roleOf(pool, person))
      if (place % 2 === 0) await put(profileOf(pool, person))
    }
  }
  const input = { id: knownId, title: 'PLC', clientCompany: 'Nordplåt AB', description: 'Packlina' }
  await invokeFunction('operator', { command: 'open-assignments publish', input, by: 'a test' })
  const email = 'ivar@kapital.se'
  await put({ PK: `INVESTOR#${knownId}`, SK: 'ACCESS', id: knownId, email, language: 'sv', suspect: false })
}

beforeAll(async () => {
  await seedTable()
  obtainProof = (await import('./cheap-proof.ts')).buildCheapProof
  written = (await import('./watched-writes.ts')).watchWrites()
  const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
  const { linkTokenFor } = await import('#lambdas/newsletter/newsletter-links.ts')
  const emailHash = await keyedHash('email', 'anna@verkstad.se')
  confirmation = await linkTokenFor('confirm', emailHash, 'nonce')
  const subscriber = { email: 'anna@verkstad.se', language: 'sv', nonce: 'nonce', requestedAt: Date.now() }
  await put({
    PK: `SUBSCRIBER#${emailHash}`,
    SK: 'SUBSCRIPTION',
    emailHash,
    state: 'pending',
    ...subscriber,
  })
})

const at = (from: number, token?: string, known = knownId) => ({ port: api.port, known, token, from })

const tokenFor = ({ asker, endpoint: { access }, person }: AnyRequest): string | undefined => {
  if (asker === 'nobody') return undefined
  if (asker === 'rubbish') return 'eyJhbGciOiJub25lIn0.e30.'
  const own = access === 'partner' ? 'partner' : 'business'
  const pool = asker === 'own' ? own : own === 'partner' ? 'business' : 'partner'
  return people[pool][person]?.token
}

/** Adds a solved proof if the body has a field for it. */
const withProof = async (request: AnyRequest): Promise<AnyRequest> => {
  const purpose = proofOf[request.endpoint.path]
  if (!request.proven || !purpose || !request.body?.length) return request
  const json = request.body.toString()
  if (!/^\{"/.test(json) || json.length > 50_000) return request
  const proof = await obtainProof(purpose)
  const replaced = json.replace(/"proof":"[^"]*"/, `"proof":"${proof}"`)
  return { ...request, body: Buffer.from(replaced) }
}

/** A thousand requests within the hour would mostly meet limits, so the counters are cleared now and then. */
const counted = new Set<string>()
const forgetLimits = async () => {
  for (const key of counted) {
    const [PK, SK] = key.split('|')
    await api.services.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }))
  }
  counted.clear()
}

let turn = 0
/** Generates a request of one endpoint after the other: chosen by chance, a few would not be called in a thousand requests. */
const anyRequest = fc
  .constant(servedEndpoints)
  .chain(endpoints => anyRequestTo(endpoints[turn++ % endpoints.length] as Endpoint))

test(`${requests} generated requests: none is answered with 500 or more, and a refused one writes nothing`, async () => {
  const before = await dumpTable(api.services.documents)
  const allowed = new Set<string>()
  const statuses = new Map<string, Map<number, number>>()
  let from = 0
  const ask = async (generated: AnyRequest) => {
    const request = await withProof(generated)
    written.length = 0
    const known: string = request.endpoint.path.includes('{token}') ? confirmation : knownId
    const status = await sendRequest(request, at(Math.floor(from++ / 10), tokenFor(request), known))
    const { method, path } = request.endpoint
    const seen = statuses.get(`${method} ${path}`) ?? new Map<number, number>()
    statuses.set(`${method} ${path}`, seen.set(status, (seen.get(status) ?? 0) + 1))
    expect(status, `${method} ${path}`).toBeLessThan(500)
    expect(status, `${method} ${path} cut the connection`).toBeGreaterThan(0)
    for (const key of written) if (key.startsWith('LIMIT#')) counted.add(key)
    if (from % 200 === 0) await forgetLimits()
    if (status < 400) for (const key of written) allowed.add(key)
    else expect(written.filter(key => !writtenOnRefusals.test(key))).toEqual([])
  }
  await fc.assert(fc.asyncProperty(anyRequest, ask), { numRuns: requests, seed, endOnFailure: true })

  const changed = [...(await dumpTable(api.services.documents))]
    .filter(([key, item]) => !isDeepStrictEqual(before.get(key), item))
    .map(([key]) => key)
  const unexplained = changed.filter(key => !allowed.has(key) && !writtenOnRefusals.test(key))
  expect(unexplained, 'the table holds nothing that no accepted request wrote').toEqual([])

  const counts = [...statuses.values()].flatMap(seen => [...seen])
  const sum = (matching: (status: number) => boolean) =>
    counts.reduce((total, [status, count]) => total + (matching(status) ? count : 0), 0)
  const taken = sum(status => status < 400)
  for (const [endpoint, seen] of statuses) {
    const words = [...seen]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}×${count}`)
    console.log(`${endpoint.padEnd(62)} ${words.join(' ')}`)
  }
  reportFigure(
    `bad input: ${requests} generated requests, seed ${seed}`,
    '0 answers ≥ 500, 0 writes on any 4xx',
    `${sum(status => status >= 500)} ≥ 500, ${unexplained.length} writes; ${taken} taken, ${requests - taken} refused at ${statuses.size} endpoints`,
  )
  expect(statuses.size, 'every endpoint was asked').toBe(servedEndpoints.length)
  expect(taken, 'not all of them fail at the first rule').toBeGreaterThan(requests / 20)
})
