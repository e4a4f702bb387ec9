import { afterEach, beforeEach, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { chainedAudit } from './chained-audit.ts'
import { newPerson } from './person-life.ts'
import { personsIn } from './persons.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { chain, verify, links, rewrite, remove } = chainedAudit(services)
const { lived, erase, exported, table, putBack } = personsIn(services)

beforeEach(async () => {
  for (const item of await table()) await remove(item)
})
afterEach(() => clock.moveBy(-clock.offset()))

const isAudit = ({ SK }: Record<string, unknown>) => String(SK).startsWith(auditEntity.sk.slice(0, 6))
const salted = async () => (await table()).filter(item => isAudit(item) && item.salt !== undefined)
const erased = async () => (await table()).filter(item => isAudit(item) && item.erased === true)

it('the chain holds after an erasure of a person named in it, and for nothing that is changed then', async () => {
  const who = newPerson()
  await lived(who)
  await chain()
  const before = await salted()
  expect(JSON.stringify(before)).toContain(who.email)
  expect(await verify()).toMatchObject({ holds: true, erased: 0 })
  expect(JSON.stringify(await exported(who))).not.toContain(String(before[0]?.salt))
  await chain()

  expect(await erase(who)).toMatchObject({ changed: true })
  await chain()
  const left = await erased()
  expect(left.length).toBeGreaterThan(2)
  expect(await verify()).toMatchObject({ holds: true, erased: left.length })
  // Without the salt nobody finds out by trying what was erased.
  expect(left.filter(item => item.salt !== undefined)).toEqual([])
  expect(JSON.stringify(await links())).not.toContain(who.email)

  for (const item of left) {
    const broken = `${item.PK} ${item.createdAt} ${item.id}`
    for (const change of [
      { action: 'credits record' },
      { by: 'nobody' },
      { email: 'x@y.se' },
      { erased: false },
    ]) {
      await rewrite({ ...item, ...change })
      expect(await verify()).toMatchObject({ holds: false, broken })
    }
    await remove(item)
    expect(await verify()).toMatchObject({ holds: false, broken, fault: 'It was removed.' })
    await putBack([item])
  }
  expect(await verify()).toMatchObject({ holds: true })
})

it('an item that was erased before it was chained cannot be filled in afterwards', async () => {
  const who = newPerson()
  await lived(who)
  await erase(who)
  await chain()
  expect(await verify()).toMatchObject({ holds: true })
  const [item = {}] = await erased()
  const { erased: _, ...unmarked } = item
  await rewrite({ ...unmarked, email: 'x@y.se' })
  expect(await verify()).toMatchObject({ holds: false, fault: 'It was changed.' })
})
