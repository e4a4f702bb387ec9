import { expect, it } from 'vitest'
import type { Grant } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'

const granted = Object.entries(functions).flatMap(([name, declared]) =>
  (declared.grants as readonly Grant[]).flatMap(grant =>
    grant.on === 'table' &&
    !grant.index &&
    grant.leadingKeys.some(key => 'LEDGER#1'.startsWith(key.replace('*', '')))
      ? grant.allow.map(action => ({ name, action }))
      : [],
  ),
)

it('no function may change or delete an entry of the ledger', () => {
  expect(granted.length).toBeGreaterThan(3)
  expect(granted.filter(({ action }) => !['PutItem', 'GetItem'].includes(action))).toEqual([])
})
