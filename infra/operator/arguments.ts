import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import type { Command } from '#shared/operator/command.ts'
import { inKronor } from '#shared/operator/display.ts'
import { emptyInput, type Input, inputsOf } from '#shared/operator/inputs.ts'
import { checkInput } from './check-input.ts'
import { closest } from './closest.ts'
import { usageOf } from './help.ts'
import { UsageError } from './usage-error.ts'

/** The options of every command, which are for the command line alone. */
export const common = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  all: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  stage: { type: 'string' },
  here: { type: 'boolean' },
  region: { type: 'string' },
} as const satisfies ParseArgsConfig['options']

export type TypedCommand = {
  name: AnyCommandName
  declared: Command
  input: Record<string, unknown>
  options: {
    json?: boolean
    csv?: boolean
    all?: boolean
    yes?: boolean
    stage?: string
    here?: boolean
    region?: string
  }
}

const optionOf = ({ kind }: Input) =>
  kind === 'flag'
    ? ({ type: 'boolean' } as const)
    : ({ type: 'string', ...(kind === 'several' && { multiple: true }) } as const)

const isNumber = (typed: unknown): typed is string =>
  typeof typed === 'string' && /^-?\d+(\.\d+)?$/.test(typed)

const valueFrom = ({ kind }: Input, typed: unknown): unknown => {
  if (!isNumber(typed)) return typed
  if (kind === 'kronor') return Math.round(Number(typed) * 100)
  return kind === 'number' ? Number(typed) : typed
}

/** The values of the places; a last place that takes several gets all that follow. */
const placed = (command: Command, values: readonly string[]): Record<string, string | string[]> => {
  const { places = [] } = command
  const missing = places[values.length]
  if (missing !== undefined) throw new UsageError(`${inKronor(missing)} is missing.`)
  const last = places.length - 1
  const takesRest = inputsOf(command).some(({ name, kind }) => name === places[last] && kind === 'several')
  const extra = values[places.length]
  if (extra !== undefined && !takesRest) throw new UsageError(`"${extra}" is one argument too many.`)
  return Object.fromEntries(
    places.map((name, place) => [
      name,
      takesRest && place === last ? values.slice(last) : (values[place] ?? ''),
    ]),
  )
}

const parsed = (command: Command, args: readonly string[]) => {
  const named = inputsOf(command).filter(({ name }) => !command.places?.includes(name))
  const options = {
    ...Object.fromEntries(named.map(input => [input.option, optionOf(input)])),
    ...common,
  } satisfies ParseArgsConfig['options']
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return {
      named,
      values: values as Record<string, unknown> & TypedCommand['options'] & { help?: boolean },
      positionals,
    }
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(message)
    const typed = /'--?([^']*)'/.exec(message)?.[1] ?? ''
    const meant = closest(typed, Object.keys(options))
    throw new UsageError(`There is no option --${typed}.${meant ? ` Did you mean --${meant}?` : ''}`)
  }
}

const inputOf = (command: Command, { named, values, positionals }: ReturnType<typeof parsed>) => {
  const given = named.flatMap(input => {
    const typed = values[input.option]
    return typed === undefined ? [] : [[input.name, valueFrom(input, typed)] as const]
  })
  const kinds = new Map(inputsOf(command).map(input => [input.name, input]))
  const behind = Object.entries(placed(command, positionals)).map(([name, typed]) => {
    const input = kinds.get(name)
    return [name, input ? valueFrom(input, typed) : typed] as const
  })
  return { ...emptyInput(command), ...Object.fromEntries([...behind, ...given]) }
}

const isName = (name: string): name is AnyCommandName => Object.hasOwn(allCommands, name)

const unknownCommand = (noun: string, name: string): UsageError => {
  const meant = closest(name, Object.keys(allCommands))
  const ofNoun = Object.keys(allCommands).filter(one => one.startsWith(`${noun} `))
  const hint = meant
    ? ` Did you mean "${meant}"?`
    : ofNoun.length > 0 && ` With ${noun} there are: ${ofNoun.join(', ')}.`
  return new UsageError(`There is no command "${name}".${hint || ''}`)
}

/**
 * Parses a command with its input, or a request for help on one command or all. Throws UsageError.
 */
export const readArguments = (
  args: readonly string[],
): TypedCommand | { helpOf: AnyCommandName | string | null } => {
  const [noun, verb] = args
  if (noun === undefined || noun.startsWith('-') || noun === 'help') return { helpOf: verb ?? null }
  const isWhole = isName(noun)
  if (verb === undefined || (verb.startsWith('-') && !isWhole)) return { helpOf: noun }
  const name = isWhole ? noun : `${noun} ${verb}`
  if (!isName(name)) throw unknownCommand(noun, name)
  const declared: Command = allCommands[name]
  try {
    const read = parsed(declared, args.slice(isWhole ? 1 : 2))
    if (read.values.help) return { helpOf: name }
    const input = inputOf(declared, read)
    checkInput(declared, input)
    return { name, declared, input, options: read.values }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(`${error.message}\n\n${usageOf(name, declared)}`)
  }
}
