import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { AgreementSide, ShownAgreement } from '#shared/agreements/agreement.ts'
import { AgreementCourse } from '#web/src/features/agreements/AgreementCourse.tsx'
import { shownTo } from '../../builders/shown-to-role.ts'

const named = { business: { name: 'Verkstaden AB' }, partner: { name: 'Sara Ek' } }

const running = {
  ...{ state: 'running', terms: named, turn: null, until: null, reason: null, dismissed: false },
  ...{ noticeBy: null, noticeName: null, endsOn: null },
}

const noticed = { state: 'noticed', noticeBy: 'business', noticeName: 'Anna Lind', endsOn: '2027-01-01' }

/** What stands at the top of an agreement, as one of its sides reads it. */
const read = async (changed: object, side: AgreementSide): Promise<string> => {
  const agreement = { ...running, ...changed } as unknown as ShownAgreement
  const page = await shownTo(createElement(AgreementCourse, { agreement, side }), { words: ['agreements'] })
  return page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('an agreement whose guarantee was claimed', () => {
  it('says to the business that it is its own claim, and to the partner whose it is', async () => {
    const claimed = { state: 'claimed', reason: 'Inget blev gjort.' }
    expect(await read(claimed, 'business')).toContain('Ni har åberopat garantin.')
    expect(await read(claimed, 'partner')).toContain('Företaget har åberopat garantin.')
  })

  it('goes on once the claim is refused, but for one under notice', async () => {
    const refused = { dismissed: true, reason: 'Arbetet hade börjat.' }
    expect(await read(refused, 'business')).toContain('Avtalet fortsätter.')
    const page = await read({ ...refused, ...noticed }, 'business')
    expect(page).toContain('Garantin gällde inte. Uppsägningen gäller som förut.')
    expect(page).not.toContain('Avtalet fortsätter.')
  })

  it('says who got the credits back when that has ended it, and nothing of it when time has', async () => {
    const refunded = { state: 'ended', reason: 'Det blev inte som avtalat.' }
    expect(await read(refunded, 'business')).toContain('Ni har fått tillbaka krediterna.')
    expect(await read(refunded, 'partner')).toContain('Verkstaden AB har fått tillbaka krediterna.')
    expect(await read({ state: 'ended' }, 'business')).not.toContain('krediterna')
  })
})

it('a paused agreement says that what was done before the pause still has to be answered', async () => {
  for (const side of ['business', 'partner'] as const)
    expect(await read({ state: 'paused' }, side)).toContain(
      'Det som gjordes före pausen lämnas in och besvaras som vanligt.',
    )
})
