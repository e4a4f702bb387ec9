import type * as z from 'zod/mini'
import { type Life, stateIn } from '#shared/contract/process.ts'
import { admissionProcess, answerHours } from '#shared/partner-profile/admission.process.ts'
import type { getAdmission } from '#shared/partner-profile/get-admission.ts'

type Shown = z.infer<(typeof getAdmission)['reply']['body']>

const hourMs = 3_600_000

/** When feedback was promised, as long as the admission is in a step before it. */
const answerBy = ({ state, terms: { asked } }: Life): string | null => {
  const { from } = admissionProcess.transitions.nudgeAgain
  const isWaiting = from.some(step => step === state)
  return asked && isWaiting ? new Date(Date.parse(asked) + answerHours * hourMs).toISOString() : null
}

/** An admission as its partner sees it. */
export const shownAdmission = (life: Life): Shown => ({
  state: stateIn(admissionProcess, life.state),
  since: life.since,
  answerBy: answerBy(life),
})
