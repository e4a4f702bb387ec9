import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { AgreementActions } from '#web/src/features/agreements/AgreementActions.tsx'
import { SignDialog } from '#web/src/features/agreements/SignDialog.tsx'
import { Milestone } from '#web/src/features/reports/Milestone.tsx'
import { Report } from '#web/src/features/reports/Report.tsx'
import { shownTo } from '../../builders/shown-to-role.ts'

// Somebody who has done their part, or is about to, reads who acts next and how it ends.

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

describe('a paused agreement', () => {
  const day = (days: number) => swedishDay(Date.now() + days * 86_400_000)
  const actions = (side: (typeof sides)[number], guaranteeUntil: string | null) => {
    const agreement = some({ id: 'a1', state: 'paused', noticeUntil: null, guaranteeUntil })
    const callbacks = { signInAgain: () => null, show: () => undefined, reread: async () => undefined }
    const part = createElement(AgreementActions, { agreement, side, ...callbacks })
    return shownTo(part, { words: ['agreements', 'errors', 'signed-in'], role: 'owner' })
  }

  it('says to the business how it claims the guarantee, as long as that is possible', async () => {
    const how = 'Vill ni åberopa garantin återupptar ni uppdraget först.'
    for (const days of [0, 5]) expect(await actions('business', day(days))).toContain(how)
    expect(await actions('business', day(-1))).not.toContain(how)
    expect(await actions('business', null)).not.toContain(how)
    expect(await actions('partner', day(5))).not.toContain(how)
  })
})

describe('a milestone', () => {
  const shown = (state: string) => {
    const credits = { credits: 6, partnerCredits: 5, expectedOn: '2026-12-06' }
    const milestone = some({ number: 1, name: 'Förstudie', state, ...credits })
    const named = { company: 'Nordplåt AB', name: 'Bo', isRefunded: false, files: null }
    const part = createElement(Milestone, { milestone, side: 'business', ...named })
    return shownTo(part, { words: ['reports', 'signed-in'] })
  }

  it('states in its heading what it costs, unless it is dropped', async () => {
    const heading = async (state: string) => (await shown(state)).split('</summary>')[0]
    for (const state of ['agreed', 'delivered', 'accepted'])
      expect(await heading(state)).toContain('6 krediter')
    expect(await heading('dropped')).not.toContain('krediter')
  })

  it('is expected on a day until it is delivered or dropped', async () => {
    for (const state of ['agreed', 'returned']) expect(await shown(state)).toContain('väntas 6 dec. 2026')
    for (const state of ['delivered', 'accepted', 'dropped'])
      expect(await shown(state)).not.toContain('väntas')
  })
})
