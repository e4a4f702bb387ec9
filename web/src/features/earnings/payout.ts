import type { Assignment } from '#shared/assignments/assignment.ts'
import type { Payout } from '#shared/earnings/earnings.ts'

/** In the history, completed assignments count as paid and all others as pending. */
export const payoutOfAssignment = ({ status }: Pick<Assignment, 'status'>): Payout =>
  status === 'completed' ? 'paid' : 'pending'
