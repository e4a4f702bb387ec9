import { type Actor, isEnd, type Process, type Transition } from '#shared/contract/process.ts'

export type Named = Transition & { readonly name: string }

export const transitionsOf = ({ transitions }: Process): Named[] =>
  Object.entries(transitions).map(([name, transition]) => ({ name, ...transition }))

export const isBy = ({ by }: Transition, actor: Actor): boolean => [by].flat().includes(actor)

/** The states that are not ends. */
export const lifeStates = (declared: Process): string[] =>
  Object.keys(declared.states).filter(state => !isEnd(declared, state))

/** The transitions out of a state, or within it. */
export const waysFrom = (declared: Process, state: string): Named[] =>
  transitionsOf(declared).filter(({ from }) => from.includes(state))

/** The states that can follow from one another, beginning with some of them. */
const reached = (starts: readonly string[], next: (state: string) => readonly string[]): Set<string> => {
  const found = new Set(starts)
  for (const state of found) for (const one of next(state)) found.add(one)
  return found
}

/** The states that an item can come to. */
export const reachableStates = (declared: Process): Set<string> =>
  reached([declared.start], state => waysFrom(declared, state).flatMap(({ to }) => to ?? []))

/** Whether an end can follow from a state. */
export const canEnd = (declared: Process, state: string): boolean =>
  [...reached([state], one => waysFrom(declared, one).flatMap(({ to }) => to ?? []))].some(one =>
    isEnd(declared, one),
  )

export const hoursOf = ({ after: { days = 0, hours = 0 } = {} }: Transition): number => days * 24 + hours

export const parentOf = (all: readonly Process[], { belongsTo }: Process): Process | undefined =>
  all.find(({ name }) => name === belongsTo)

export const childrenOf = (all: readonly Process[], { name }: Process): Process[] =>
  all.filter(({ belongsTo }) => belongsTo === name)
