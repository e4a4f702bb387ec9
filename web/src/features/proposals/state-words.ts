import type { ShownProposal } from '#shared/proposals/proposal.ts'

type Course = Pick<ShownProposal, 'state' | 'reason'>

/** The phrase of a state. A draft is shown to nobody. */
export const stateWords = ({ state, reason }: Course) => {
  if (state === 'drafted') return 'proposed'
  return state === 'proposed' && reason ? 'newTimes' : state
}

/** Who gave the reason with which a state was entered. */
export const reasonBy = (state: Course['state']) => {
  if (state === 'declined') return 'business'
  return state === 'withdrawn' || state === 'proposed' ? 'partner' : 'other'
}
