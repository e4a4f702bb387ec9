import type * as z from 'zod/mini'
import { type Life, stateIn } from '#shared/contract/process.ts'
import { admissionProcess } from '#shared/partner-profile/admission.process.ts'
import type { getAdmission } from '#shared/partner-profile/get-admission.ts'

type Shown = z.infer<(typeof getAdmission)['reply']['body']>

/** What was promised when profiles stated only since when they waited. */
const formerlyMs = 48 * 3_600_000

/** When feedback was promised, as long as the admission is in a step before it. */
const answerBy = ({ state, terms: { feedback, asked } }: Life): string | null => {
  const { from } = admissionProcess.transitions.nudgeAgain
  if (!from.some(step => step === state)) return null
  return feedback ?? (asked ? new Date(Date.parse(asked) + formerlyMs).toISOString() : null)
}

/** An admission as its partner sees it. */
export const shownAdmission = (life: Life): Shown => ({
  state: stateIn(admissionProcess, life.state),
  since: life.since,
  answerBy: answerBy(life),
})
