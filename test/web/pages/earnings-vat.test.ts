import { createElement } from 'react'
import { expect, it } from 'vitest'
import { MonthTable } from '#web/src/features/earnings/MonthTable.tsx'
import EarningsPage from '#web/src/pages/partner/EarningsPage.tsx'
import { shownTo } from '../../builders/shown-to-role.ts'

const words = [
  'earnings',
  'payment-settings',
  'self-bills',
  'partner',
  'signed-in',
  'errors',
  'site',
] as const

const figures = async (paidOutOre: number, pendingOre: number): Promise<string> => {
  const totals = { totalEarningsOre: 5_475_000, creditsEarned: 48.67, totalHours: 73, paidOutOre, pendingOre }
  const known = [[['partner', undefined, 'earnings'], { totals, months: [], thisMonth: null }]] as const
  const page = await shownTo(createElement(EarningsPage), { words, known })
  return page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('figures of a partner say which have VAT in them, once some have', async () => {
  const billed = await figures(0, 6_843_750)
  expect(billed).toMatch(/Totalt intjänat 54 750 kr Utan moms\./)
  expect(billed).toMatch(/Kvar att betala ut 68 437,50 kr Med momsen på dina fakturor\./)
  expect(await figures(0, 5_475_000)).not.toContain('moms')
})

it('so do its months, as soon as one of them is paid with VAT', async () => {
  const shown = (paidOutOre: number) => {
    const month = { month: '2026-11', totalHours: 73, creditsEarned: 48.67, payout: 'paid' }
    const months = [{ ...month, totalEarningsOre: 5_475_000, paidOutOre }] as never
    return shownTo(createElement(MonthTable, { months }), { words })
  }
  const note = 'Intjänat står utan moms, utbetalt med momsen på dina fakturor.'
  expect(await shown(6_843_750)).toContain(note)
  expect(await shown(5_475_000)).not.toContain(note)
})
