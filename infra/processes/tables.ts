import { actorsOf, type Process, recipientsOf, type Transition } from '#shared/contract/process.ts'
import { markdownTable } from '../markdown-table.ts'
import { code, delayOf, listed, waitOf } from './words.ts'

type Named = readonly [name: string, transition: Transition]

const byTimeIn = ({ transitions }: Process, state: string): Named[] =>
  Object.entries(transitions).filter(([, { from, after }]) => after && from.includes(state))

const nameAndDelay = ([name, transition]: Named): string => `${code(name)} ${delayOf(transition)}`

const reminders = (declared: Process, state: string): string => {
  const { waitsForParent, waitsForChildren } = declared.states[state] ?? {}
  return [
    ...(waitsForParent ? [`those of its ${declared.belongsTo}`] : []),
    ...(waitsForChildren ? ['those of what belongs to it'] : []),
    ...byTimeIn(declared, state)
      .filter(([, { to }]) => !to)
      .map(nameAndDelay),
  ].join('; ')
}

const movesByTime = (declared: Process, state: string): string =>
  byTimeIn(declared, state)
    .filter(([, { to }]) => to)
    .map(([name, transition]) => `${nameAndDelay([name, transition])} → ${code(transition.to ?? '')}`)
    .join('; ')

/** Whose turn it is in each state, and what time does in the meantime. */
export const statesTable = (declared: Process): string =>
  markdownTable([
    ['state', 'whose turn', 'reminded', 'until'],
    ...Object.entries(declared.states).map(([state, { turn }]) => [
      code(state),
      turn ?? 'nobody’s: an end',
      reminders(declared, state),
      movesByTime(declared, state),
    ]),
  ])

/** Whom the mails about a transition go to, whoever made it and wherever it led. */
const recipientsIn = (declared: Process, [name, transition]: Named): string => {
  const states = transition.to ? [transition.to] : transition.from
  const recipients = new Set(
    actorsOf(transition).flatMap(by => states.flatMap(state => recipientsOf(declared, { name, by, state }))),
  )
  return [...recipients].join(', ')
}

const alsoIn = (
  { reason, terms, restates, states = {}, restarts, escalates, endsChildren, moves, follows }: Transition,
  parent = '',
): string =>
  [
    ...(reason ? ['takes a reason'] : []),
    ...(terms ? [`states ${listed(terms)}`] : []),
    ...(restates ? [`may state ${listed(restates)} again`] : []),
    ...Object.entries(states).map(([term, after]) => `sets ${code(term)} to ${waitOf(after)}`),
    ...(escalates ? ['to the second operator'] : []),
    ...(restarts ? ['time begins anew'] : []),
    ...(endsChildren ? ['ends what belongs to it'] : []),
    ...(follows ? [`follows ${listed(follows)} of its ${parent}`] : []),
    ...(moves ? [`moves its ${parent} by ${code(moves)}`] : []),
  ].join('; ')

/** Each transition: who makes it, where it leads, whom the mails about it go to. */
export const transitionsTable = (declared: Process): string =>
  markdownTable([
    ['transition', 'by', 'from', 'to', 'recipients', 'also'],
    ...Object.entries(declared.transitions).map(([name, transition]) => [
      code(name),
      actorsOf(transition).join(', '),
      listed(transition.from),
      transition.to ? code(transition.to) : 'stays',
      recipientsIn(declared, [name, transition]),
      alsoIn(transition, declared.belongsTo),
    ]),
  ])
