import { allCommands } from '#shared/operator/all-commands.ts'
import type { Command } from '#shared/operator/command.ts'
import { inKronor } from '#shared/operator/display.ts'
import { type Input, inputsOf } from '#shared/operator/inputs.ts'

const all = Object.entries(allCommands)

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
  const inputs = inputsOf(command)
  const several = new Set(inputs.filter(({ kind }) => kind === 'several').map(({ name }) => name))
  const places = (command.places ?? []).map(place => `<${inKronor(place)}>${several.has(place) ? ' …' : ''}`)
  const named = inputs.filter(input => !command.places?.includes(input.name))
  return ['npm run operator --', name, ...places, ...named.map(optionText)].join(' ')
}

const column = (rows: readonly (readonly [left: string, right: string])[]): string => {
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join('\n')
}

const commonOptions = [
  ['--json', 'the result as the function returned it (npm run -s leaves out npm’s own lines)'],
  ['--csv', 'a list for a spreadsheet'],
  ['--all', 'all pages of a list, not only the first'],
  ['--yes', 'runs without confirmation what cannot be undone'],
  ['--stage <stage>', 'in the cloud, with your AWS credentials; OPERATOR_STAGE sets it for all commands'],
  ['--here', 'on this machine, even if OPERATOR_STAGE names a stage'],
  ['--region <region>', 'eu-north-1 by default'],
] as const

const exitCodes = 'Exit codes: 0 done now or before, 1 failed, 2 wrong command line, 3 refused by a rule.'

const helpOfAll = (): string =>
  [
    'npm run operator -- <noun> <verb> …',
    '',
    column(all.map(([name, { help }]) => [name, help])),
    '',
    'With every command:',
    column(commonOptions),
    '',
    'Times are Swedish, and amounts in kronor; with --json instants are in UTC, and amounts in öre.',
    `npm run operator -- <noun> <verb> --help explains one command. ${exitCodes}`,
  ].join('\n')

const helpOfOne = (name: string, command: Command): string => {
  const explained = inputsOf(command).flatMap(({ name: input, option, about }) =>
    about ? [[command.places?.includes(input) ? `<${inKronor(input)}>` : `--${option}`, about] as const] : [],
  )
  const lines = [
    `${command.help}.`,
    ...(command.final ? ['It cannot be undone.'] : []),
    '',
    usageOf(name, command),
  ]
  return [...lines, ...(explained.length > 0 ? ['', column(explained)] : [])].join('\n')
}

/** The help of a command, of the commands of a noun, or of all if there is no such noun. */
export const helpOf = (topic: string | null): string => {
  const exact = all.find(([name]) => name === topic)
  if (exact) return helpOfOne(...exact)
  const ofNoun = all.filter(([name]) => name.startsWith(`${topic} `))
  return ofNoun.length > 0 ? column(ofNoun.map(([name, { help }]) => [name, help])) : helpOfAll()
}
