import type { Obstacle } from '#shared/contract/step.ts'
import { Refusal } from '../commands/refusal.ts'
import { Failure } from '../failure.ts'
import type { Family, Living } from './living.ts'
import { type Move, moving } from './living.ts'

const reasons: Readonly<Record<Obstacle, string>> = {
  ended: 'it has ended',
  'not now': 'not in this state',
  'not theirs': 'operators cannot do that',
  'reason missing': 'give a reason',
  'term missing': 'say when',
  'not due': 'it is not due',
}

/** The writes of an operator's transition. Throws a refusal that says why it cannot be made. */
export const operatorMove = (living: Living, move: Omit<Move, 'by'>, family: Family) => {
  const result = moving(living, { ...move, by: 'operator' }, family)
  if (typeof result !== 'string') return result.writes
  throw new Refusal(`The ${living.process.name} is ${living.life.state}: ${reasons[result]}.`)
}

/** The step and the writes of a business's or partner's transition. Throws `moved_on` if somebody or time was faster. */
export const partyMove = (living: Living, move: Move, family: Family) => {
  const result = moving(living, move, family)
  if (typeof result === 'string') throw new Failure('moved_on')
  return result
}
