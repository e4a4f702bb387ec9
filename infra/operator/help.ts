import type { Command } from '#shared/operator/command.ts'
import { type Input, inputsOf } from './inputs.ts'
import { offered } from './offered.ts'
import { inKronor } from './shown.ts'

const all = Object.entries(offered)

const placeholderOf = ({ kind, option, about }: Input): string => {
  if (kind === 'flag') return ''
  return kind === 'number' || kind === 'kronor'
    ? ' <number>'
    : ` <${about?.startsWith('yyyy') ? 'date' : option.split('-').at(-1)}>`
}

const optionText = (input: Input): string => {
  const text = `--${input.option}${placeholderOf(input)}`
  return input.required ? text : `[${text}]`
}

/** How a command is typed. */
export const usageOf = (name: string, command: Command): string => {
  const places = (command.places ?? []).map(place => `<${inKronor(place)}>`)
  const named = inputsOf(command).filter(input => !command.places?.includes(input.name))
  return ['npm run operator --', name, ...places, ...named.map(optionText)].join(' ')
}

const column = (rows: readonly (readonly [left: string, right: string])[]): string => {
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join('\n')
}

const everywhere = [
  ['--json', 'the answer as the function gave it (npm run -s keeps npm’s own lines out)'],
  ['--csv', 'a list for a spreadsheet'],
  ['--all', 'all pages of a list, not the first alone'],
  ['--yes', 'goes on without asking, where something cannot be undone'],
  [
    '--stage <stage>',
    'in the cloud, as whoever the AWS credentials say; OPERATOR_STAGE says it for all commands',
  ],
  ['--here', 'on this machine, where OPERATOR_STAGE names a stage'],
  ['--region <region>', 'eu-north-1 by default'],
] as const

const exits =
  'Ends with 0 when it is done or was done before, 1 on a failure, 2 on a wrong command line, 3 when a rule says no.'

const helpOfAll = (): string =>
  [
    'npm run operator -- <noun> <verb> …',
    '',
    column(all.map(([name, { help }]) => [name, help])),
    '',
    'With every command:',
    column(everywhere),
    '',
    'Times are Swedish, and amounts in kronor; with --json instants are in UTC, and amounts in öre.',
    `npm run operator -- <noun> <verb> --help tells the rest. ${exits}`,
  ].join('\n')

const helpOfOne = (name: string, command: Command): string => {
  const told = inputsOf(command).flatMap(({ name: input, option, about }) =>
    about ? [[command.places?.includes(input) ? `<${inKronor(input)}>` : `--${option}`, about] as const] : [],
  )
  const lines = [
    `${command.help}.`,
    ...(command.final ? ['It cannot be undone.'] : []),
    '',
    usageOf(name, command),
  ]
  return [...lines, ...(told.length > 0 ? ['', column(told)] : [])].join('\n')
}

/** The help of a command, of a noun's commands, or of all where there is no such noun. */
export const helpOf = (asked: string | null): string => {
  const exact = all.find(([name]) => name === asked)
  if (exact) return helpOfOne(...exact)
  const ofNoun = all.filter(([name]) => name.startsWith(`${asked} `))
  return ofNoun.length > 0 ? column(ofNoun.map(([name, { help }]) => [name, help])) : helpOfAll()
}
