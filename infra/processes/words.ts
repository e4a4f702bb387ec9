import type { Transition } from '#shared/contract/process.ts'

export const code = (name: string): string => `\`${name}\``

/** Names, each as code, in a sentence or a cell. */
export const listed = (names: readonly string[]): string => names.map(code).join(', ')

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How long a transition by time waits, such as "2 days" or "4 hours before `promise`". */
export const delayOf = ({ after: { days = 0, hours = 0 } = {}, of, repeats }: Transition): string => {
  const length = [
    ...(days ? [counted(Math.abs(days), 'day')] : []),
    ...(hours ? [counted(Math.abs(hours), 'hour')] : []),
  ].join(' and ')
  const side = days * 24 + hours < 0 ? 'before' : 'after'
  const delay = of ? (length ? `${length} ${side} ${code(of)}` : `at ${code(of)}`) : length
  return repeats ? `${delay}, then again and again` : delay
}
