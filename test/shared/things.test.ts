import { describe, expect, test } from 'vitest'
import type { Entity } from '#shared/contract/entity.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { entities } from '#shared/entities.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import { inputFromKeys, ownerOf, sourcesOf } from '#shared/operator/things.ts'
import { processes } from '#shared/processes.ts'

const kindOf: Readonly<Record<string, Entity>> = {
  admission: entities.partnerProfile,
  order: entities.creditOrder,
  self_bill: entities.selfBill,
}

/** Every part of a key is its own name, numbers apart. */
const filled = (template: string) =>
  fillKey(template, {
    ...{ id: 'the-id', sub: 'the-sub', inquiryId: 'the-inquiry', partnerId: 'the-partner' },
    ...{ assignmentId: 'the-assignment', month: '2026-11', number: 3, round: 2 },
  })

describe('what waits in the queue is shown by a command that takes what its keys say', () => {
  test.each(processes.map(({ name }) => name))('%s', name => {
    const entity = kindOf[name] ?? (entities as Readonly<Record<string, Entity>>)[name]
    if (!entity) throw new Error(`No entity of ${name}`)
    const thing = inputFromKeys(name, { PK: filled(entity.pk), SK: filled(entity.sk) })
    if (!thing) throw new Error(`The keys of ${name} are not known`)
    const { places = [] } = allCommands[thing.show] as { places?: readonly string[] }
    expect(Object.keys(thing.input)).toEqual(expect.arrayContaining([...places]))
    expect(Object.values(thing.input).filter(value => value.includes('#'))).toEqual([])
  })
})

test('another kind of item is nothing to show', () => {
  expect(inputFromKeys('lead', { PK: 'BUSINESS#1', SK: 'LEAD' })).toBeNull()
  expect(inputFromKeys('nothing', { PK: 'LEAD#1', SK: 'LEAD' })).toBeNull()
})

test('a self-bill is shown by its month and round, as its command names it', () => {
  const keys = entities.selfBill.key({ sub: 'the-partner', month: '2026-10', round: 2 })
  expect(inputFromKeys('self_bill', keys)).toMatchObject({
    show: 'self-bills show',
    input: { partnerId: 'the-partner', billId: '2026-10-2' },
  })
})

test('the history of a thing is in the partition of its item', () => {
  expect(ownerOf('self-bills show', { partnerId: 'p', billId: '2026-10-2' })).toBe('PARTNER#p')
  expect(ownerOf('inquiries show', { businessId: 'b', inquiryId: 'i' })).toBe('BUSINESS#b')
  expect(ownerOf('leads show', { id: 'l' })).toBe('LEAD#l')
  expect(ownerOf('leads show', {})).toBeNull()
})

test('the mails about a thing are kept under its keys, those about its moves with the number of the move', () => {
  const inquiry = { businessId: 'b', inquiryId: 'i' }
  expect(sourcesOf('inquiries show', inquiry, 2)).toEqual([
    ...['BUSINESS#b', 'INQUIRY#i', 'BUSINESS#b#INQUIRY#i'],
    ...['BUSINESS#b#INQUIRY#i#2', 'BUSINESS#b#INQUIRY#i#1'],
  ])
  expect(sourcesOf('inquiries show', inquiry, 500)).toHaveLength(53)
  expect(sourcesOf('inquiries show', {}, 2)).toEqual([])
  expect(sourcesOf('audit list', {}, 2)).toEqual([])
})
