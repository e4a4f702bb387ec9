import { describe, expect, it } from 'vitest'
import type { TableGrant } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { keys } from '#lambdas/platform/table/keys.ts'
import { treatments } from '#lambdas/privacy/treatments.ts'
import { type ItemKind, retention } from '#shared/privacy/retention.ts'

const grants = functions.privacy.grants.filter(grant => grant.on === 'table') as readonly TableGrant[]

const sampleKey = (kind: ItemKind): string => {
  const make = keys[kind] as (...parts: string[]) => { PK: string }
  return make(...Array<string>(make.length).fill('x')).PK
}

const covers = (grant: TableGrant, key: string) =>
  grant.leadingKeys.some(pattern => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(key))

const treated = (Object.keys(treatments) as ItemKind[]).filter(kind => treatments[kind] !== 'left')

describe('what an erasure does', () => {
  // Audit items and uploads stand with their owner, like what is theirs.
  it.each(treated.filter(kind => kind !== 'audit' && kind !== 'upload'))(
    'to an item of the kind %s, it may do',
    kind => {
      const action = treatments[kind] === 'removed' ? 'DeleteItem' : 'UpdateItem'
      const allowing = grants.filter(({ allow }) => allow.includes(action))
      expect(allowing.some(grant => covers(grant, sampleKey(kind)))).toBe(true)
    },
  )

  it('keeps nothing of anybody but what the books need', () => {
    const kept = treated.filter(kind => treatments[kind] !== 'removed')
    for (const kind of kept)
      expect(retention[kind].kept).toMatchObject({ until: expect.stringMatching(/books close$/) })
  })

  it('leaves alone only what holds a hash at most', () => {
    const left = (Object.keys(treatments) as ItemKind[]).filter(kind => treatments[kind] === 'left')
    expect(left.toSorted()).toEqual(
      [
        ...[
          'device',
          'limit',
          'monthFigures',
          'notice',
          'openAssignment',
          'openTotals',
          'person',
          'price',
          'proof',
          'seat',
        ],
        'suppressed',
      ].toSorted(),
    )
  })
})
