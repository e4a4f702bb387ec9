import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { SignDialog } from '#web/src/features/agreements/SignDialog.tsx'
import { Milestone } from '#web/src/features/reports/Milestone.tsx'
import { Report } from '#web/src/features/reports/Report.tsx'
import { shownTo } from '../../builders/shown-to-role.ts'

// What somebody reads who has done their part, or is about to: who comes next, and how it ends.

/** What a part needs of something, of which it shows nothing else. */
const some = (fields: object) => fields as never
const sides = ['business', 'partner'] as const

describe('a disputed month', () => {
  it('says to both sides that we decide if they cannot agree', async () => {
    const report = some({ month: '2026-10', state: 'disputed', turn: 'partner', approvedQuarters: 0 })
    for (const side of sides) {
      const part = createElement(Report, { report, side, company: 'Nordplåt AB', name: 'Bo', isOpen: true })
      expect(await shownTo(part, { words: ['reports', 'signed-in'] })).toContain('överens avgör vi.')
    }
  })
})

describe('the dialog of a signature', () => {
  const signing = (state: string, side: (typeof sides)[number]) => {
    const terms = { business: { name: 'Nordplåt AB' }, partner: { name: 'Bo Ek' } }
    const agreement = some({ id: 'a1', version: 1, hash: 'a'.repeat(64), state, terms })
    const callbacks = { signInAgain: () => null, onClose: () => undefined }
    const part = createElement(SignDialog, {
      agreement,
      side,
      changes: some({ isBusy: false }),
      ...callbacks,
    })
    return shownTo(part, { words: ['agreements', 'site'] })
  }

  it('names who signs after the first, and what happens with the last', async () => {
    expect(await signing('offered', 'business')).toContain('Sedan är det Bo Ek som ska signera.')
    expect(await signing('offered', 'partner')).toContain('Sedan är det Nordplåt AB som ska signera.')
    const last = await signing('signedByPartner', 'business')
    expect(last).toContain('krediterna dras från saldot')
    expect(last).not.toContain('ska signera')
  })
})

describe('a milestone', () => {
  it('is expected on a day until it is delivered or dropped', async () => {
    const shown = (state: string) => {
      const milestone = some({
        number: 1,
        name: 'Förstudie',
        state,
        credits: 6,
        partnerCredits: 5,
        expectedOn,
      })
      const named = { company: 'Nordplåt AB', name: 'Bo', isRefunded: false, files: null }
      const part = createElement(Milestone, { milestone, side: 'business', ...named })
      return shownTo(part, { words: ['reports', 'signed-in'] })
    }
    const expectedOn = '2026-12-06'
    for (const state of ['agreed', 'returned']) expect(await shown(state)).toContain('väntas 6 dec. 2026')
    for (const state of ['delivered', 'accepted', 'dropped'])
      expect(await shown(state)).not.toContain('väntas')
  })
})
