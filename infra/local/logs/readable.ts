import { stripVTControlCharacters } from 'node:util'

type Line = Record<string, unknown>

/** What stands in the readable line elsewhere, or never differs on this machine. */
const known = new Set([
  ...['level', 'message', 'timestamp', 'service', 'error', 'sampling_rate', 'xray_trace_id', 'cold_start'],
  ...['function_arn', 'function_name', 'function_memory_size'],
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
  // The chain logs the name of an error alone: its message may quote what a visitor typed.
  if (typeof error === 'string') return ` error=${error}`
  if (typeof error !== 'object' || error === null) return ''
  const { name, message, stack } = error as Line
  return `\n    ${String(stack ?? `${name}: ${message}`).replaceAll('\n', '\n    ')}`
}

/** Whether a line tells of something that went wrong; what is no line of our logger does, a crash for one. */
export const isError = (text: string): boolean => {
  const { level } = parse(text) ?? {}
  return level === undefined || level === 'ERROR' || level === 'CRITICAL'
}

/** One line of a function's log for people: time, level, function, message, fields. */
export function readable(source: string, text: string, at: Date): string {
  const line = parse(text) ?? { message: text }
  const time = at.toISOString().slice(11, 23)
  const level = String(line.level ?? '').padEnd(5)
  // What a visitor sent may stand in a message and shall not steer the terminal.
  return stripVTControlCharacters(
    `${time} ${level} ${source}: ${line.message ?? ''}${fieldsOf(line)}${errorOf(line)}`,
  )
}
