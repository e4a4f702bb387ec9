import { describe, expect, it } from 'vitest'
import { type EventPattern, matches } from '#infra/local/streams/event-pattern.ts'
import { consumers } from '#infra/system/consumers.ts'
import type { Entity } from '#shared/contract/entity.ts'
import { businessPartition, partnerPartition } from '#shared/contract/partitions.ts'
import { entities, type ItemKind } from '#shared/entities.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'

const kinds = Object.entries<Entity>(entities)
const sample = (template: string) => template.replace(/<[\w.]+>/g, 'x')

const letThrough = (eventName: string, PK: string, SK: string): string[] =>
  consumers
    .filter(({ filters }) =>
      filters.some(pattern =>
        matches(pattern as EventPattern, { eventName, dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } } } }),
      ),
    )
    .map(({ consumer }) => consumer)

const consumerOf = (kind: string) => (kind === 'code' ? ['codes'] : ['notices'])

describe.each(kinds)(
  'the stream lets %s through',
  (kind, { pk, sk, mailsOn, mailsWithin, rendersPages, makesPaper }) => {
    const at = mailsWithin ?? [pk]

    it('when it is stored, if a mail, a page or a paper needs that, and to its consumer only', () => {
      for (const partition of at) {
        expect(letThrough('INSERT', sample(partition), sample(sk))).toEqual(
          mailsOn || rendersPages || makesPaper ? consumerOf(kind) : [],
        )
      }
    })

    it('when it is changed, if a mail or a page needs that', () => {
      const wants = rendersPages || (mailsOn && mailsOn !== 'stored')
      for (const partition of at) {
        expect(letThrough('MODIFY', sample(partition), sample(sk))).toEqual(wants ? consumerOf(kind) : [])
      }
    })

    it('never when it is removed', () => {
      for (const partition of at) expect(letThrough('REMOVE', sample(partition), sample(sk))).toEqual([])
    })
  },
)

describe('the stream', () => {
  it('lets no upload through, whoever owns it, and no audit item without an owner', () => {
    const { sk } = entities.upload
    for (const partition of [businessPartition, partnerPartition])
      expect(letThrough('INSERT', sample(partition), sample(sk))).toEqual([])
    expect(letThrough('INSERT', noOwner, sample(entities.audit.sk))).toEqual([])
  })

  it('has at most five filters per mapping, which is Lambda’s maximum', () => {
    for (const { filters } of consumers) expect(filters.length).toBeLessThanOrEqual(5)
  })

  it('has a kind without any mail', () => {
    const silent = kinds.filter(([, { mailsOn }]) => !mailsOn).map(([kind]) => kind as ItemKind)
    expect(silent).toContain('seat')
  })
})
