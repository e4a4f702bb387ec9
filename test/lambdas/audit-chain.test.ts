import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { chainedAudit } from './chained-audit.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, chain, verify, links, read, put, below, remove, rewrite, month } = chainedAudit(services)
const { createPartner } = workIn(services)

const day = 24 * 3_600_000

/** The middle of a month, so that no test is at the turn of one. */
beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  const now = clock.now()
  clock.moveBy(Date.parse(`${new Date(now + 31 * day).toISOString().slice(0, 7)}-15T10:00:00Z`) - now)
})
afterEach(() => clock.moveBy(-clock.offset()))

const approve = async () => {
  const partnerId = await createPartner('pending')
  const key = partnerProfileEntity.key({ sub: partnerId })
  await put({ ...(await read(key.PK, key.SK)), createdAt: '2026-11-20T08:30:00.000Z', language: 'sv' })
  const { changed } = await ask('partners approve', { partnerId })
  return { partnerId, changed }
}

const approvals = (count: number) => Promise.all(Array.from({ length: count }, approve))

/** What was approved, as the audit has it. */
const auditOf = async ({ partnerId }: { partnerId: string }) =>
  (await below(partnerProfileEntity.key({ sub: partnerId }).PK, 'AUDIT#'))[0] ?? {}

const tableClient = async () => (await import('#lambdas/platform/table/table.ts')).table

describe('the chain of the audit', () => {
  it('has 50 commands at once each once, without a gap, however many calls chain them', async () => {
    const [made] = await Promise.all([approvals(50), chain(), chain()])
    expect(made.every(({ changed }) => changed)).toBe(true)
    await Promise.all([chain(), chain(), chain()])
    await chain()
    const chained = await links()
    expect(chained.map(({ number }) => number)).toEqual(chained.map((_, place) => place + 1))
    const owners = chained.map(({ owner }) => owner)
    for (const { partnerId } of made)
      expect(owners.filter(owner => owner === partnerProfileEntity.key({ sub: partnerId }).PK)).toHaveLength(
        1,
      )
    expect(await verify()).toMatchObject({
      ...{
        holds: true,
        broken: null,
        beforeChain: 0,
        chained: chained.length,
        checksum: chained.at(-1)?.hash,
      },
      // The command that asks is itself a part of the audit.
      waiting: 1,
    })
  })

  it('goes on where a call was killed, at whichever call to the table, before or after it was done', async () => {
    await approvals(100)
    // More than one call makes to the table.
    for (const when of ['before', 'after'] as const)
      for (let place = 0; place < 12; place += 1) {
        const stop = failCallAt(await tableClient(), place, when)
        const killed = await chain().then(
          () => false,
          () => true,
        )
        stop()
        if (killed) await approve()
      }
    await chain()
    const report = await verify()
    expect(report).toMatchObject({ holds: true, waiting: 1, chained: (await links()).length })
    expect(report.chained).toBeGreaterThan(104)
  })

  it('leaves to another call what that has chained since it was read', async () => {
    await approvals(3)
    runBeforeWrite(await tableClient(), async () => {
      await approve()
      await chain()
    })
    await chain()
    expect((await links()).map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(await verify()).toMatchObject({ holds: true, chained: 4 })
  })

  it('keeps what another call has chained while this one had nothing to chain', async () => {
    await approvals(2)
    await chain()
    clock.moveBy(2 * 3_600_000)
    runBeforeWrite(await tableClient(), async () => {
      await approve()
      await chain()
    })
    await chain()
    expect(await verify()).toMatchObject({ holds: true, chained: 3 })
  })

  it('is read page by page', async () => {
    const reason = 'å'.repeat(40_000)
    const { auditWrite } = await import('#lambdas/platform/table/audit-item.ts')
    const { write } = await import('#lambdas/platform/table/write.ts')
    const at = new Date(clock.now()).toISOString()
    for (let place = 0; place < 30; place += 1)
      await write(
        auditWrite({ action: 'leads close', by: 'a test', id: randomUUID(), at }, 'OPERATOR', { reason }),
      )
    await chain()
    expect(await verify()).toMatchObject({ holds: true, chained: 30 })
  })
})

describe('what audit verify says of a chain', () => {
  const chained = async () => {
    const made = await approvals(4)
    await chain()
    const items = await Promise.all(
      (await links()).map(({ owner, createdAt, id }) => {
        const { PK, SK } = auditEntity.key({
          owner: String(owner),
          createdAt: String(createdAt),
          id: String(id),
        })
        return read(PK, SK)
      }),
    )
    expect(made).toHaveLength(4)
    return items as [Stored, Stored, Stored, Stored]
  }
  type Stored = Record<string, unknown>
  const named = ({ PK, createdAt, id }: Stored) => `${PK} ${createdAt} ${id}`

  it.each([
    ['who did it', { by: 'somebody else' }],
    ['what was done', { action: 'partners reject' }],
    ['what an erasure would remove', { reason: 'Nothing to see here.' }],
    ['the salt', { salt: 'of the attacker' }],
    ['when it is deleted', { ttl: 1 }],
    ['a field that it did not have', { credits: 1_000 }],
  ])('names the first item that was changed: %s', async (_, change) => {
    const [, second, third] = await chained()
    await rewrite({ ...third, ...change })
    await rewrite({ ...second, ...change })
    expect(await verify()).toMatchObject({ holds: false, broken: named(second), fault: 'It was changed.' })
    await rewrite(second)
    await rewrite(third)
    expect(await verify()).toMatchObject({ holds: true, broken: null })
  })

  it('finds an item that was stripped of its salt, or of what an erasure removes without being one', async () => {
    const [first] = await chained()
    const { salt: _, ...unsalted } = first
    await rewrite(unsalted)
    expect(await verify()).toMatchObject({ holds: false, broken: named(first) })
    await rewrite({ ...first, erased: true })
    expect(await verify()).toMatchObject({ holds: false, broken: named(first) })
  })

  it('finds an item that was removed, also with its link', async () => {
    const [, second, , last] = await chained()
    await remove(second)
    expect(await verify()).toMatchObject({ broken: named(second), fault: 'It was removed.' })
    const [, link, third] = await links()
    await remove(link ?? {})
    expect(await verify()).toMatchObject({
      ...{ holds: false, fault: 'The link before it is missing: number 2.' },
      broken: `${third?.owner} ${third?.createdAt} ${third?.id}`,
    })
    await rewrite(second)
    await rewrite(link ?? {})
    await remove(last)
    await remove((await links()).at(-1) ?? {})
    expect(await verify()).toMatchObject({ holds: false, broken: 'link 4' })
  })

  it('finds two items that were swapped, and two links', async () => {
    const [first, second] = await chained()
    const [one, two] = await links()
    const keyOf = ({ PK, SK, GSI1PK, GSI1SK }: Stored) => ({ PK, SK, GSI1PK, GSI1SK })
    await rewrite({ ...first, ...keyOf(second) })
    await rewrite({ ...second, ...keyOf(first) })
    expect(await verify()).toMatchObject({ holds: false, broken: named(first), fault: 'It was changed.' })
    await rewrite(first)
    await rewrite(second)
    await rewrite({ ...one, number: 2 })
    await rewrite({ ...two, number: 1 })
    expect(await verify()).toMatchObject({ holds: false, broken: named(second) })
    await rewrite({ ...one, number: 2, previous: two?.hash })
    await rewrite({ ...two, number: 1, previous: one?.previous })
    expect(await verify()).toMatchObject({ broken: named(second), fault: 'Its link was changed.' })
  })

  it('finds an item that was inserted: of an earlier hour, under the key of another, or in another month', async () => {
    const [first] = await chained()
    clock.moveBy(3 * 3_600_000)
    await approve()
    await chain()
    const backdated = { ...first, SK: String(first.SK).replace('T10:00', 'T09:30') }
    for (const inserted of [
      { ...backdated, createdAt: '2020-01-01T00:00:00.000Z' },
      { ...first, SK: `${first.SK}x` },
      { ...first, SK: String(first.SK).replace(month(), '2020-01') },
    ]) {
      await rewrite(inserted)
      await chain()
      expect(await verify()).toMatchObject({
        holds: false,
        fault: 'It is not in the chain: it was inserted.',
      })
      await remove(inserted)
      expect(await verify()).toMatchObject({ holds: true })
    }
  })

  it('finds an item that was inserted with a link of its own, behind the head', async () => {
    const [first] = await chained()
    const [link] = await links()
    clock.moveBy(3 * 3_600_000)
    await approve()
    await chain()
    const at = String(first.createdAt).replace('T10:00', 'T09:30')
    await rewrite({ ...first, createdAt: at, SK: String(first.SK).replace(String(first.createdAt), at) })
    const key = String(link?.SK).replace(String(first.createdAt), at)
    await rewrite({ ...link, SK: key, createdAt: at, number: 99 })
    expect(await verify()).toMatchObject({ holds: false, fault: 'It is not in the chain: it was inserted.' })
  })

  it('finds a chain whose head was removed, or changed', async () => {
    await chained()
    const { PK } = (await links())[0] ?? {}
    const head = (await read(String(PK), 'HEAD')) ?? {}
    await rewrite({ ...head, from: `${month()}-15T11:00:00.000Z` })
    expect(await verify()).toMatchObject({ holds: false, chained: 4 })
    await remove(head)
    expect(await verify()).toMatchObject({ holds: false, broken: 'the head of the month' })
  })

  it('says from which item on a month is chained, and that one from before it is not', async () => {
    const old = await approve()
    clock.moveBy(2 * day)
    const first = await approve()
    await chain()
    const { createdAt } = await auditOf(first)
    const report = await verify()
    expect(report).toMatchObject({ holds: true, chained: 1, beforeChain: 1, firstChained: createdAt })
    expect(report.chainedFrom).not.toBe(`${month()}-01T00:00:00.000Z`)
    const { createdAt: before } = await auditOf(old)
    expect(String(before) < String(report.chainedFrom)).toBe(true)
    expect(await verify('2025-01')).toMatchObject({ holds: null, chained: 0, broken: null })
    expect((await ask('audit verify', { month: '2012-01' })).refused).toMatch(/books may be closed/)
  })
})
