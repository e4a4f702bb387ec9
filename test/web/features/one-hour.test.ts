import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { DecisionForm } from '#web/src/features/reports/DecisionForm.tsx'
import { MonthForm } from '#web/src/features/reports/MonthForm.tsx'
import { Report } from '#web/src/features/reports/Report.tsx'
import { WatchItem } from '#web/src/features/watches/WatchItem.tsx'
import { FactRows } from '#web/src/ui/partner/FactRows.tsx'
import '#web/src/platform/fact-phrases.ts'
import { shownTo } from '../../builders/shown-to-role.ts'

/** What a part needs of something, of which it shows nothing else. */
const some = (fields: object) => fields as never
const nothing = async () => undefined

const hour = { day: '2026-10-05', quarters: 4, note: null, status: 'open', reason: null }
const report = some({
  ...{ month: '2026-10', state: 'settled', version: 1, revision: 1, turn: null, until: null, split: null },
  ...{ approvedQuarters: 4, reason: 'Loggen', submittedAt: null, decidedBy: null, lines: [hour] },
})

const form = (isRefunded: boolean) =>
  createElement(MonthForm, {
    ...{ assignmentId: 'a1', report, period: some({ startDate: '2026-10-01', endDate: null }) },
    ...{ company: 'Nordplåt AB', hoursLeft: 0, isRefunded, reread: nothing },
  })

const parts: Readonly<Record<string, [sv: string, en: string, part: ReactNode]>> = {
  'that operators decided': [
    'Avgjord av oss: 1 timme räknas.',
    'Decided by us: 1 hour counts.',
    createElement(Report, { report, side: 'partner', company: '', name: '', isOpen: true }),
  ],
  'that a partner states above the agreed ones': [
    '1 timme mer än avtalat.',
    '1 hour more than agreed.',
    form(false),
  ],
  'that a business approves above the agreed ones': [
    'Vi godkänner 1 timme utöver',
    'We approve 1 hour beyond',
    createElement(DecisionForm, {
      ids: { partnerId: 'p1', id: 'a1' },
      report,
      hoursLeft: 0,
      reread: nothing,
    }),
  ],
  'of a partner a week': [
    '1 timme i veckan',
    '1 hour a week',
    createElement(FactRows, { facts: { ...noFacts, hoursPerWeek: 1 } }),
  ],
}

const words = ['reports', 'errors', 'signed-in', 'shown-partner', 'services', 'watches'] as const

describe.each(Object.entries(parts))('one hour %s', (_, [sv, en, part]) => {
  it.each([
    ['sv', sv],
    ['en', en],
  ] as const)('is one in %s', async (language, said) => {
    expect(await shownTo(part, { words, language, role: 'owner' })).toContain(said)
  })
})

it('above the agreed ones is for us to decide once the guarantee has given the credits back', async () => {
  const shown = await shownTo(form(true), { words, language: 'sv' })
  expect(shown).toContain('Nordplåt AB har fått tillbaka krediterna enligt garantin. Vi avgör')
  expect(shown).not.toContain('mer än avtalat')
})

it('a watch for one week says so', async () => {
  const watch = { id: 'w1', name: 'PLC', skills: null, places: null, remote: false, fits: false }
  const shown = (weeks: object) =>
    shownTo(
      createElement(WatchItem, {
        ...{ watch: some({ ...watch, minWeeks: null, maxWeeks: null, ...weeks }), busy: false },
        ...{ onChange: () => undefined, onRemove: () => undefined },
      }),
      { words, language: 'en' },
    )
  expect(await shown({ minWeeks: 1 })).toContain('1 week or more')
  expect(await shown({ maxWeeks: 1 })).toContain('1 week or less')
})
