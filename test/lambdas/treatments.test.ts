import { describe, expect, it } from 'vitest'
import type { TableGrant } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import type { Entity } from '#shared/contract/entity.ts'
import { entities, type ItemKind } from '#shared/entities.ts'

const grants = functions.privacy.grants.filter(grant => grant.on === 'table') as readonly TableGrant[]

const declared: Readonly<Record<ItemKind, Entity>> = entities
const kinds = Object.keys(entities) as ItemKind[]

const sampleKey = (kind: ItemKind): string => entities[kind].pk.replace(/<[\w.]+>/g, 'x')

const covers = (grant: TableGrant, key: string) =>
  grant.leadingKeys.some(pattern => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(key))

const treated = kinds.filter(kind => entities[kind].onErasure !== 'left')

describe('what an erasure does', () => {
  // Audit items, uploads and accepted terms are next to their owner, like the owner's items.
  it.each(
    treated.filter(
      kind => !['audit', 'upload', 'termsAcceptance', 'ledgerLeg', 'ledgerBalance'].includes(kind),
    ),
  )('to an item of the kind %s, it may do', kind => {
    const action = entities[kind].onErasure === 'removed' ? 'DeleteItem' : 'UpdateItem'
    const allowing = grants.filter(({ allow }) => allow.includes(action))
    expect(allowing.some(grant => covers(grant, sampleKey(kind)))).toBe(true)
  })

  it('keeps nothing about anybody except what the books need', () => {
    const kept = treated.filter(kind => entities[kind].onErasure !== 'removed')
    for (const kind of kept)
      expect(declared[kind].kept).toMatchObject({ until: expect.stringMatching(/books close$/) })
  })

  it('skips only items that hold a hash at most', () => {
    const left = kinds.filter(kind => entities[kind].onErasure === 'left')
    expect(left.toSorted()).toEqual(
      [
        ...[
          'agreementPaper',
          // Ids and amounts: which commands may wait is held against those that name a person.
          'approval',
          // Keys and hashes: what an erasure removes is hashed with a salt that goes with it.
          'auditHead',
          'auditLink',
          'auditMonth',
          'bankFile',
          'bankMatch',
          'closure',
          'contentEntry',
          'contentVersion',
          'device',
          'due',
          // Which operator set it: ids, as in the audit.
          'fee',
          'feeVersion',
          'houseBalance',
          'issue',
          // Ids of accounts and amounts, which the books need; found from nobody's partition.
          'ledgerEntry',
          'limit',
          'mailing',
          'monthFigures',
          'notice',
          'ocr',
          'openAssignment',
          'openTotals',
          'page',
          'pageFailure',
          'payDay',
          'payFile',
          'person',
          'price',
          'proof',
          'queueNote',
          'renderRequest',
          'renderingLease',
          'seat',
          'series',
          'thread',
        ],
        'suppressed',
      ].toSorted(),
    )
  })
})
