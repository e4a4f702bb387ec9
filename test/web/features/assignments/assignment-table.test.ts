import { createElement } from 'react'
import { expect, it } from 'vitest'
import { AssignmentTable } from '#web/src/features/assignments/AssignmentTable.tsx'
import { shownTo } from '../../../builders/shown-to-role.ts'

const assignment = {
  ...{ id: 'a1', projectTitle: 'PLC', clientCompany: 'Verkstaden AB', description: '', status: 'active' },
  ...{ startDate: '2026-11-02', endDate: null, totalHours: 0, totalEarningsOre: 0, creditsEarned: 0 },
  ...{ hourlyRateOre: null, creditsAgreed: null, hoursAgreed: null, createdAt: '2026-11-02T09:00:00.000Z' },
}

const rateOf = async (changes: object): Promise<string | undefined> => {
  const table = createElement(AssignmentTable, {
    ...{ caption: 'Uppdrag', busy: false, sorting: undefined, onSort: () => undefined },
    assignments: [{ ...assignment, ...changes } as never],
  })
  const html = await shownTo(table, { words: ['assignments'] })
  return html.match(/data-label="Timpris"[^>]*>([^<]*)</)?.[1]
}

it('states the rate of an hour, a fixed price, or that neither was given', async () => {
  expect(await rateOf({ hourlyRateOre: 75_000, creditsAgreed: 160 })).toMatch(/^750\skr$/)
  expect(await rateOf({ creditsAgreed: 20 })).toBe('Fast pris')
  expect(await rateOf({})).toBe('Ej angivet')
})
