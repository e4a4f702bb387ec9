import { stripVTControlCharacters } from 'node:util'

type Line = Record<string, unknown>

/** Fields that the readable line shows elsewhere, or that are always the same on this machine. */
const known = new Set([
  'level',
  'message',
  'timestamp',
  'service',
  'error',
  'sampling_rate',
  'xray_trace_id',
  'cold_start',
  'function_arn',
  'function_name',
  'function_memory_size',
])

const parse = (text: string): Line | undefined => {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text) as Line
  } catch {
    return undefined
  }
}

const fieldsOf = (line: Line): string =>
  Object.entries(line)
    .filter(([name, value]) => !known.has(name) && value !== undefined)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('')

const errorOf = ({ error }: Line): string => {
  // Handlers log only the name of an error: its message may quote a visitor's input.
  if (typeof error === 'string') return ` error=${error}`
  if (typeof error !== 'object' || error === null) return ''
  const { name, message, stack } = error as Line
  return `\n    ${String(stack ?? `${name}: ${message}`).replaceAll('\n', '\n    ')}`
}

/** Whether a line reports an error; a line that is not from our logger counts as one, such as a crash. */
export const isError = (text: string): boolean => {
  const { level } = parse(text) ?? {}
  return level === undefined || level === 'ERROR' || level === 'CRITICAL'
}

/** Formats one line of a function's log: time, level, function, message, fields. */
export function readable(source: string, text: string, at: Date): string {
  const line = parse(text) ?? { message: text }
  const time = at.toISOString().slice(11, 23)
  const level = String(line.level ?? '').padEnd(5)
  // A message may contain a visitor's input, which must not control the terminal.
  return stripVTControlCharacters(
    `${time} ${level} ${source}: ${line.message ?? ''}${fieldsOf(line)}${errorOf(line)}`,
  )
}
