import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/contract/language.ts'
import type { Pay } from '#shared/self-bills/partner-self-bills.ts'
import type { ShownSelfBill } from '#shared/self-bills/self-bill.ts'
import { Pay as PayPart } from '#web/src/pages/partner/Pay.tsx'
import { shownTo } from '../../builders/shown-to-role.ts'

const approved = {
  ...{ id: 'b1', kind: 'bill', month: '2026-09', state: 'approved', revision: 2, until: null, reason: null },
  ...{ name: 'SF-2026-0002', issuedOn: '2026-12-02', dueOn: '2026-12-16', corrects: null, creditedBy: null },
  ...{ hours: 86, milestones: [], netOre: 6_450_000, vatPercent: 25, vatOre: 1_612_500, totalOre: 8_062_500 },
  split: null,
} as unknown as ShownSelfBill

const payout = { id: 'p1', month: '2026-09', ore: 8_062_500, on: '2026-12-03' }

type Asked = { language?: Language; others?: readonly ShownSelfBill[] }

/** How a partner is paid, with this bill and others of its month. */
const markup = (
  bill: ShownSelfBill,
  payouts: Pay['payouts'],
  { language = 'sv', others = [] }: Asked = {},
): Promise<string> => {
  const data = { seller: null, hold: null, bills: [...others, bill], payouts }
  const part = createElement(PayPart, { query: { data }, reread: async () => undefined } as never)
  return shownTo(part, { words: ['self-bills', 'signed-in', 'errors'], language })
}

const [isOpen, next] = [/<details[^>]* open=""/, 'Beloppet kommer med nästa utbetalning.']

describe('a self-bill whose payout did not arrive', () => {
  it('is open and says what to do and when the money comes', async () => {
    for (const state of ['returned', 'rejected'] as const) {
      const page = await markup(approved, [{ ...payout, state }])
      expect(page).toMatch(isOpen)
      expect(page).toContain('Utbetalningen kom inte fram')
      expect(page).toContain(next)
    }
  })

  it('asks for nothing more once it is in another pay file', async () => {
    const again = { ...payout, id: 'p2', state: 'in file' } as const
    const page = await markup(approved, [again, { ...payout, state: 'returned' }])
    expect(page).not.toMatch(isOpen)
    expect(page).toContain('kom tillbaka från banken.')
    for (const asked of [next, 'Kontrollera dina kontouppgifter']) expect(page).not.toContain(asked)
  })

  it('promises no money that a credit note takes back, also while that waits for an answer', async () => {
    const corrects = { name: 'SF-2026-0002', issuedOn: '2026-12-02' }
    const note = (state: ShownSelfBill['state']) =>
      ({ ...approved, id: 'b2', kind: 'creditNote', name: null, corrects, state }) as const
    const shown = (state: ShownSelfBill['state']) =>
      markup(approved, [{ ...payout, state: 'returned' }], { others: [note(state)] })
    for (const state of ['proposed', 'objected', 'approved'] as const)
      expect(await shown(state)).not.toContain(next)
    expect(await shown('withdrawn')).toContain(next)
  })
})

it('a self-bill that its partner objected to says what happens next, also after the notice is gone', async () => {
  const objected = { ...approved, state: 'objected', name: null, reason: 'Det fattas en resa.' } as const
  const page = await markup(objected, [])
  expect(page).toContain('Din invändning: Det fattas en resa.')
  expect(page).toContain('Vi läser den och svarar. Håller du med ändå kan du godkänna.')
})

it('a credit note asks to approve that its amount is credited, not the amount as if it was paid', async () => {
  const proposed = { ...approved, state: 'proposed', name: null } as const
  expect(await markup({ ...proposed, kind: 'creditNote' }, [])).toMatch(
    />Godkänn att 80\s625,00\skr krediteras</,
  )
  expect(await markup(proposed, [])).toMatch(/>Godkänn 80\s625,00\skr</)
})

it('says when its payout was or is paid', async () => {
  const said = async (changed: object, language: Language) =>
    (await markup(approved, [{ ...payout, ...changed } as never], { language })).replace(/\u00a0/g, ' ')
  expect(await said({ state: 'paid' }, 'sv')).toContain('betalades 3 dec. 2026.')
  expect(await said({ state: 'paid' }, 'en')).toContain('was paid on 3 Dec 2026.')
  expect(await said({ state: 'in file', on: null }, 'en')).toContain('and is paid shortly.')
})
