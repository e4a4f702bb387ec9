import { expect, it } from 'vitest'
import type { Grant } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'

const reading = ['GetItem', 'Query', 'BatchGetItem', 'ConditionCheckItem']

const covers = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

/** The functions that may write items of a partition. */
const writersOf = (key: string): string[] =>
  Object.entries(functions).flatMap(([name, declared]) =>
    (declared.grants as readonly Grant[]).some(
      grant =>
        grant.on === 'table' &&
        grant.leadingKeys.some(pattern => covers(pattern, key)) &&
        grant.allow.some(action => !reading.includes(action)),
    )
      ? [name]
      : [],
  )

it('whoever writes the audit cannot write its chain, and whoever writes the chain no audit', () => {
  expect(writersOf('OPERATOR').length).toBeGreaterThan(3)
  for (const chain of ['AUDITCHAIN#2026-11', 'AUDITMONTH#2026-11'])
    expect(writersOf(chain)).toEqual(['auditChain'])
  for (const owner of ['OPERATOR', 'BUSINESS#1', 'PARTNER#1', 'LEAD#1', 'ORDER#1', 'APPROVAL#1', 'MEETING#1'])
    expect(writersOf(owner)).not.toContain('auditChain')
})
