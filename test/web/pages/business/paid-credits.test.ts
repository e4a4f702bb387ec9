import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { shownSplitOf } from '#shared/agreements/shown-split.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import OrderedWork from '#web/src/pages/business/OrderedWork.tsx'
import { shownTo } from '../../../builders/shown-to-role.ts'

// Without a document there are no attachments.
vi.mock('#web/src/features/files/use-attachments.ts', () => ({ useAttachments: () => [[], {}] }))

/** Sixteen hours for sixteen credits, of which the business pays nineteen; four hours are approved. */
const hourly = {
  ...{ id: 'a1', projectTitle: 'PLC', clientCompany: 'Verkstaden AB', partnerName: 'Erik S.' },
  ...{ description: null, status: 'active', startDate: null, endDate: null, inquiryId: null },
  ...{ hoursAgreed: 16, hoursUsed: 4, hoursWaiting: 0, creditsAgreed: 16, creditsEarned: 4 },
  split: shownSplitOf(19 * creditValueOre, 16 * creditValueOre),
  ...{ usedOre: 4.75 * creditValueOre, isRefunded: false },
}

const readings = async (assignment: object): Promise<string> => {
  const page = await shownTo(createElement(OrderedWork, { id: 'a1', partnerId: 'p1' }), {
    words: ['reports', 'files', 'errors', 'signed-in'],
    role: 'owner',
    known: [
      [['business', undefined, 'work', 'p1', 'a1'], { assignment, reports: [], milestones: [], files: [] }],
    ],
  })
  return page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('a business reads what it pays and has used for work by the hour, not the part of its partner', async () => {
  const page = await readings(hourly)
  expect(page).toMatch(/Avtalade krediter 19 /)
  expect(page).toMatch(/Använda krediter 4,75 /)
  expect(page).toContain('Företaget betalar')
})

it('of what the guarantee gave back, it has used nothing: only what is earned is stated', async () => {
  const page = await readings({ ...hourly, usedOre: null, isRefunded: true })
  expect(page).toMatch(/Avtalade krediter 19 Intjänade krediter 4 /)
  expect(page).toContain('Ni har fått tillbaka krediterna enligt garantin.')
  expect(page).not.toContain('Företaget betalar')
})
