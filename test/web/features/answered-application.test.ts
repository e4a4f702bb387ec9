import { createElement } from 'react'
import { expect, it } from 'vitest'
import { OpenAssignmentCard } from '#web/src/features/open-assignments/OpenAssignmentCard.tsx'
import { shownTo } from '../../builders/shown-to-role.ts'

const assignment = {
  ...{ id: 'a1', title: 'PLC', description: 'Ett styrsystem', clientCompany: 'Verkstaden AB' },
  ...{ creditsAmount: 20, location: null, estimatedDuration: null, startDate: null, expertiseRequired: '' },
  createdAt: '2026-11-02T09:00:00.000Z',
  applied: true,
}

const card = (answered: boolean): Promise<string> =>
  shownTo(
    createElement(OpenAssignmentCard, {
      ...{
        assignment: { ...assignment, answered } as never,
        onSkill: () => undefined,
        objection: () => null,
      },
    }),
    { words: ['open-assignments', 'errors'] },
  )

it('an application can be withdrawn until it is answered; then the card says where the decision is', async () => {
  expect(await card(false)).toContain('Dra tillbaka')
  const answered = await card(true)
  expect(answered).toContain('Du har fått besked. Det står under Mina ansökningar.')
  expect(answered).not.toContain('Dra tillbaka')
})
