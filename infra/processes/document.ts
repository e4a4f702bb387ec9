import type { Process, Transition } from '#shared/contract/process.ts'
import { processes } from '#shared/processes.ts'
import { statesTable, transitionsTable } from './tables.ts'
import { code, delayOf, listed } from './words.ts'

const intro = `# Processes

What lives through several states is declared once, as data: \`process()\` in [shared/contract/process.ts](../shared/contract/process.ts). Stores, commands, buttons, mails and the function that is called every minute read the same declaration, so each party gets a mail about every move that another one makes, unless the declaration names the recipients, and what was due in a state is withdrawn when it is left ([why](decisions/065-processes-are-data.md)). \`npm run processes\` writes this page from the declarations; a test keeps it up to date.

A state without a turn is an end. A transition by time is due that long after its state was entered, or after an instant that the item states. "Stays" is a reminder or a note: the state remains. A transition by "child" follows from one of what belongs to a process, one by "parent" from what it belongs to.`

const labelOf = (name: string, transition: Transition): string =>
  `${name} (${transition.after ? delayOf(transition).replaceAll('`', '') : [transition.by].flat().join(', ')})`

const diagram = ({ start, states, transitions }: Process): string => {
  const arrows = Object.entries(transitions).flatMap(([name, transition]) =>
    transition.to
      ? transition.from.map(from => `${from} --> ${transition.to}: ${labelOf(name, transition)}`)
      : [],
  )
  const ends = Object.keys(states).filter(state => !states[state]?.turn)
  const lines = [`[*] --> ${start}`, ...arrows, ...ends.map(state => `${state} --> [*]`)]
  return ['```mermaid', 'stateDiagram-v2', ...lines.map(line => `  ${line}`), '```'].join('\n')
}

const headOf = (declared: Process): string => {
  const {
    version,
    parties,
    belongsTo,
    start,
    terms,
    whenChildrenEnd,
    whenChildrenWait,
    formerly = {},
  } = declared
  return [
    `Version ${version}, between ${parties.join(', ')}.`,
    ...(belongsTo ? [`Belongs to an ${belongsTo}, and ends with it.`] : []),
    `Begins in ${code(start)}${terms ? ` and states ${listed(terms)}` : ''}.`,
    ...(whenChildrenEnd ? [`When the last of what belongs to it has ended: ${code(whenChildrenEnd)}.`] : []),
    ...(whenChildrenWait
      ? [`When all that belongs to it waits for it, as it waits for them: ${code(whenChildrenWait)}.`]
      : []),
    ...Object.entries(formerly).map(([state, now]) => `What was stored as ${code(state)} is ${code(now)}.`),
  ].join(' ')
}

const section = (declared: Process): string =>
  [
    `## ${declared.name}`,
    headOf(declared),
    diagram(declared),
    statesTable(declared),
    transitionsTable(declared),
  ].join('\n\n')

/** docs/processes.md: every process as a diagram and two tables. */
export const processesPage = (all: readonly Process[] = processes): string =>
  `${[intro, ...all.map(section)].join('\n\n')}\n`
