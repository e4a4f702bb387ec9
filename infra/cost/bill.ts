import { markdownTable } from '../markdown-table.ts'
import { behind, type Line, lines } from './lines.ts'

const sizes = [1_000, 100_000, 10_000_000] as const

const counted = ({ monthly = 0, perThousandViews = 0 }: Line, views: number): number =>
  monthly + (perThousandViews * views) / 1000

/** The cost of some lines in a month with this many page views. */
export const dollarsOf = (some: readonly Line[], views: number): number =>
  some.reduce((sum, line) => sum + line.dollars * counted(line, views), 0)

const money = (dollars: number): string => dollars.toFixed(2)
const plain = (value: number): string => value.toLocaleString('en-US', { maximumSignificantDigits: 4 })
const english = (value: number): string => value.toLocaleString('en-US')

const byService = (): string => {
  const groups = [...Map.groupBy(lines, ({ service }) => service)]
  const rowOf = (name: string, some: readonly Line[]) => [
    name,
    ...sizes.map(views => money(dollarsOf(some, views))),
  ]
  return markdownTable([
    ['US dollars a month', ...sizes.map(views => `${english(views)} views`)],
    ...groups.map(([service, some]) => rowOf(service, some)),
    rowOf('**in all**', lines),
  ])
}

const assumed = (): string =>
  markdownTable([
    ['behind a thousand page views', 'a month'],
    ...Object.entries(behind).map(([name, count]) => [
      name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`),
      english(count),
    ]),
  ])

const priced = (): string =>
  markdownTable([
    ['service', 'one', 'dollars', 'a month', 'per thousand views'],
    ...lines.map(({ service, item, dollars, monthly = 0, perThousandViews = 0 }) => [
      service,
      item,
      plain(dollars),
      plain(monthly),
      plain(perThousandViews),
    ]),
  ])

/** The monthly bill for three sizes, its assumptions and the prices, as Markdown. */
export const bill = (): string => [byService(), assumed(), priced()].join('\n\n')
