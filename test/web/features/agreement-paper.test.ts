import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { ShownAgreement } from '#shared/agreements/agreement.ts'
import { AgreementPaper } from '#web/src/features/agreements/AgreementPaper.tsx'
import '#web/src/platform/fact-phrases.ts'
import { shownTo } from '../../builders/shown-to-role.ts'
import { buildSignedAgreement } from '../../builders/signed-agreement.ts'

const words = ['agreements', 'agreement-clauses-1', 'services', 'inquiry-facts'] as const

it('terms stand next to what they said before until both have signed, and alone from then on', async () => {
  const [{ terms }, { terms: previous }] = [
    buildSignedAgreement('Robot', 'Ny'),
    buildSignedAgreement('Robot', 'Gammal'),
  ]
  const shown = (state: string) => {
    const agreement = { state, terms, previous } as unknown as ShownAgreement
    return shownTo(createElement(AgreementPaper, { agreement }), { words })
  }
  expect(await shown('signedByPartner')).toContain('Tidigare: Gammal')
  for (const state of ['running', 'paused', 'ended']) expect(await shown(state)).not.toContain('Tidigare')
})
