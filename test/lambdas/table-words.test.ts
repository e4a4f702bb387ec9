import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import * as conditions from '#lambdas/platform/table/condition.ts'
import { runningServices } from './running-services.ts'

const { absent, absentOr, anyOf, atMost, lessThan, moreThan, not, oneOf, present, shorterThan } = conditions

runningServices()
let putItem: typeof import('#lambdas/platform/table/write-items.ts').putItem
let putNew: typeof import('#lambdas/platform/table/write-items.ts').putNew
let deleteItem: typeof import('#lambdas/platform/table/write-items.ts').deleteItem
let checkItem: typeof import('#lambdas/platform/table/write-items.ts').checkItem
let updates: typeof import('#lambdas/platform/table/update.ts')
let writes: typeof import('#lambdas/platform/table/write.ts')
let transactions: typeof import('#lambdas/platform/table/transact.ts')
let queries: typeof import('#lambdas/platform/table/query-items.ts')
let getItem: typeof import('#lambdas/platform/table/get-item.ts').getItem

beforeAll(async () => {
  const items = await import('#lambdas/platform/table/write-items.ts')
  putItem = items.putItem
  putNew = items.putNew
  deleteItem = items.deleteItem
  checkItem = items.checkItem
  updates = await import('#lambdas/platform/table/update.ts')
  writes = await import('#lambdas/platform/table/write.ts')
  transactions = await import('#lambdas/platform/table/transact.ts')
  queries = await import('#lambdas/platform/table/query-items.ts')
  getItem = (await import('#lambdas/platform/table/get-item.ts')).getItem
})

const newKey = () => ({ PK: `TEST#${randomUUID()}`, SK: 'X' })
const putNewItem = async (fields: object) => {
  const key = newKey()
  await writes.write(putItem({ ...key, ...fields }))
  return key
}
const at = (key: { PK: string; SK: string }) => getItem(key, z.looseObject({}))
/** Returns whether a condition holds for an item with these fields. */
const holds = async (condition: conditions.Condition, fields: object) =>
  writes.writeIf(
    updates
      .update(await putNewItem(fields))
      .set({ seen: true })
      .expect(condition),
  )

describe('a condition', () => {
  const cases: [string, conditions.Condition, holding: object, failing: object][] = [
    ['of a value', { state: 'sent' }, { state: 'sent' }, { state: 'read' }],
    ['of a value in a structure', { cv: { id: 'a' } }, { cv: { id: 'a' } }, { cv: { id: 'b' } }],
    ['of nothing', { cv: null }, { cv: null }, { cv: 'a' }],
    ['of several fields', { name: 'a', status: 'b' }, { name: 'a', status: 'b' }, { name: 'a', status: 'c' }],
    ['that a field is absent', { value: absent }, {}, { value: 1 }],
    ['that a field is present', { value: present }, { value: 1 }, {}],
    ['of any other value', { value: not('a') }, { value: 'b' }, { value: 'a' }],
    ['of one of several values', { value: oneOf(['a', 'b']) }, { value: 'b' }, { value: 'c' }],
    ['of a maximum', { count: atMost(2) }, { count: 2 }, { count: 3 }],
    ['of less', { count: lessThan(2) }, { count: 1 }, { count: 2 }],
    ['of more', { count: moreThan(2) }, { count: 3 }, { count: 2 }],
    ['of a list’s length', { list: shorterThan(2) }, { list: [1] }, { list: [1, 2] }],
    ['of a value, if there is one', { owner: absentOr('a') }, {}, { owner: 'b' }],
    ['of a test, if there is a value', { owner: absentOr(not('b')) }, { owner: 'a' }, { owner: 'b' }],
    [
      'of alternatives',
      anyOf({ state: 'a', ttl: 1 }, { state: 'b' }),
      { state: 'b' },
      { state: 'a', ttl: 2 },
    ],
  ]

  test.each(cases)('%s', async (_, condition, holding, failing) => {
    expect([await holds(condition, holding), await holds(condition, failing)]).toEqual([true, false])
  })

  it('is joined with another, alternatives too', async () => {
    const key = await putNewItem({ state: 'a', owner: 'b' })
    const changed = updates.update(key).set({ seen: true })
    const either = anyOf({ state: 'a' }, { state: 'c' })
    expect(await writes.writeIf(changed.expect(either).expect({ owner: 'a' }))).toBe(false)
    expect(await writes.writeIf(changed.expect({ owner: 'b' }).expect(either))).toBe(true)
  })
})

describe('an update', () => {
  it('sets, adds, removes and expects in any order', async () => {
    const key = await putNewItem({ state: 'open', tries: 1, reason: 'a', size: 3, list: [1] })
    await writes.write(
      updates
        .update(key)
        .expect({ state: 'open' })
        .remove('reason')
        .add({ tries: 2, total: -1 })
        .set({ state: 'done', size: undefined })
        .set({ list: updates.appended([2]), first: updates.ifAbsent('now'), name: null }),
    )
    const changes = { state: 'done', tries: 3, total: -1, list: [1, 2], first: 'now', name: null }
    expect(await at(key)).toEqual({ ...key, size: 3, ...changes })
    await writes.write(updates.update(key).set({ first: updates.ifAbsent('later') }))
    expect(await at(key)).toMatchObject({ first: 'now' })
  })

  it('leaves the one it was built from as it was', async () => {
    const base = updates.update(newKey()).set({ state: 'open' })
    base.set({ state: 'done' }).expect({ state: 'none' })
    expect(await writes.writeIf(base)).toBe(true)
  })
})

describe('a write alone', () => {
  it('that is new is made once', async () => {
    const item = { ...newKey(), by: 'the first' }
    expect(await writes.writeIf(putNew(item))).toBe(true)
    expect(await writes.writeIf(putNew({ ...item, by: 'the second' }))).toBe(false)
    const { PK, SK } = item
    expect(await at({ PK, SK })).toEqual(item)
    await expect(writes.write(putNew(item))).rejects.toThrow('conditional')
  })

  it('deletes what is as expected', async () => {
    const key = await putNewItem({ state: 'open' })
    expect(await writes.writeIf(deleteItem(key).expect({ state: 'done' }))).toBe(false)
    expect(await writes.writeIf(deleteItem(key).expect({ state: 'open' }))).toBe(true)
    expect(await at(key)).toBeNull()
  })

  it('returns what is stored, by itself or by another', async () => {
    const key = await putNewItem({ count: 1 })
    const counting = updates.update(key).add({ count: 1 })
    expect(await writes.writeOrRead(counting)).toEqual({ written: true, stored: { ...key, count: 2 } })
    const refused = { written: false, stored: { ...key, count: 2 } }
    expect(await writes.writeOrRead(counting.expect({ count: 1 }))).toEqual(refused)
    expect(await writes.writeOrRead(putNew(key))).toEqual(refused)
    expect(await writes.writeOrRead(updates.update(newKey()).set({ a: 1 }).expect({ b: 1 }))).toEqual({
      written: false,
      stored: null,
    })
    const other = newKey()
    expect(await writes.writeOrRead(putNew(other))).toEqual({ written: true, stored: other })
  })

  it('throws what is no refusal', async () => {
    const wrong = updates.update(newKey()).set({ PK: 'another' })
    await expect(writes.writeIf(wrong)).rejects.toThrow('PK')
    await expect(writes.writeOrRead(wrong)).rejects.toThrow('PK')
    await expect(transactions.tryTransact([wrong, wrong])).rejects.toThrow('multiple')
  })
})

describe('a transaction', () => {
  it('is tried: refused by any of its conditions', async () => {
    const [key, other] = [await putNewItem({ state: 'open' }), newKey()]
    const closing = updates.update(key).set({ state: 'closed' }).expect({ state: 'open' })
    const checked = (state: string) => [putNew(other), checkItem(key, { state })]
    expect(await transactions.tryTransact(checked('closed'))).toBe(false)
    expect(await transactions.tryTransact(checked('open'))).toBe(true)
    expect(await transactions.tryTransact([closing, putNew(other)])).toBe(false)
    expect(await transactions.tryTransact([closing, deleteItem(other).expect({ PK: present })])).toBe(true)
    expect([await at(key), await at(other)]).toEqual([{ ...key, state: 'closed' }, null])
  })

  it('depends on its first condition, and fails with the others', async () => {
    const [taken, free] = [await putNewItem({}), newKey()]
    expect(await transactions.transactIf(putNew(taken), [putNew(free)])).toBe(false)
    await expect(transactions.transactIf(putNew(free), [putNew(taken)])).rejects.toThrow('cancelled')
    expect(await at(free)).toBeNull()
    expect(await transactions.transactIf(putNew(free), [])).toBe(true)
  })
})

describe('a query', () => {
  const item = z.object({ SK: z.string(), size: z.optional(z.number()) })
  const putPartition = async () => {
    const PK = `TEST#${randomUUID()}`
    for (const [index, SK] of ['A#1', 'A#2', 'A#3', 'B#1'].entries()) {
      await writes.write(putItem({ PK, SK, size: index, GSI1PK: PK, GSI1SK: SK }))
    }
    return PK
  }
  const sortKeys = (items: { SK: string }[]) => items.map(({ SK }) => SK)

  it('returns a range of items, oldest or newest first', async () => {
    const PK = await putPartition()
    const range = { partition: { PK }, beginsWith: 'A#' }
    expect(sortKeys(await queries.queryItems(range, item))).toEqual(['A#1', 'A#2', 'A#3'])
    const newest = await queries.queryItems({ ...range, newestFirst: true, max: 2 }, item)
    expect(sortKeys(newest)).toEqual(['A#3', 'A#2'])
    expect(sortKeys(await queries.queryItems({ partition: { PK } }, item))).toHaveLength(4)
  })

  it('finds them in the index, by other fields, and a part of each', async () => {
    const PK = await putPartition()
    const range = { partition: { GSI1PK: PK }, beginsWith: 'A#' }
    const large = { ...range, where: { size: oneOf([1, 2, 3]) } }
    expect(sortKeys(await queries.queryItems(large, item))).toEqual(['A#2', 'A#3'])
    expect(sortKeys(await queries.queryItems({ ...large, max: 1 }, item))).toEqual(['A#2'])
    expect(await queries.queryItems({ ...range, fields: ['SK'], max: 1 }, item)).toEqual([{ SK: 'A#1' }])
    expect(await queries.countItems(large)).toBe(2)
  })
})
