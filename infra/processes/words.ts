import type { Promised, Transition } from '#shared/contract/process.ts'

export const code = (name: string): string => `\`${name}\``

/** Names, each as code, in a sentence or a cell. */
export const listed = (names: readonly string[]): string => names.map(code).join(', ')

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

type Delay = NonNullable<Transition['after']>

/** How long a delay is, such as "2 days"; nothing if there is none. */
const lengthOf = ({ days = 0, hours = 0 }: Delay): string =>
  [
    ...(days ? [counted(Math.abs(days), 'day')] : []),
    ...(hours ? [counted(Math.abs(hours), 'hour')] : []),
  ].join(' and ')

/** How long it is until a term that is stated now. */
export const waitOf = (wait: Delay | Promised): string => {
  if (!('promised' in wait)) return lengthOf(wait) || 'now'
  const { promised } = wait
  return typeof promised === 'number'
    ? `${counted(promised, 'hour')} of promises`
    : `the hours promised for ${code(promised)}`
}

const fromTerm = (after: Delay, of: string): string => {
  const { days = 0, hours = 0 } = after
  if (days === 0 && hours === 0) return `at ${code(of)}`
  return `${lengthOf(after)} ${days * 24 + hours < 0 ? 'before' : 'after'} ${code(of)}`
}

/** How long a transition by time waits, such as "2 days" or "4 hours before `promise`". */
export const delayOf = ({ after = {}, of, repeats }: Transition): string => {
  const delay = of ? fromTerm(after, of) : lengthOf(after)
  return repeats ? `${delay}, again and again` : delay
}
