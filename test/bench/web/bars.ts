import type { ReportLine } from '../measure/report.ts'

/** One measurement with its limits; KB are given in bytes. */
export type Bar = {
  name: string
  unit: 'KB' | 'ms' | ''
  ours: number
  /** The limit page's value, if it has one. */
  limit?: number
  /** At most this many times the limit page's value. */
  timesLimit?: number
  /** The maximum, in the unit. */
  atMost?: number
  /** The tolerance for a time: three times the maximum by default, see below. */
  asserted?: number
}

/** Machines differ in speed: a time alone says little, so only one far off its limit is a fault. */
const timesOver = 3
const timesOf = ({ asserted = timesOver }: Bar): number => asserted

const inUnit = (value: number, unit: Bar['unit']) => (unit === 'KB' ? value / 1024 : value)

const ratioOf = ({ ours, limit }: Bar): number | undefined =>
  limit === undefined || (limit === 0 && ours === 0) ? undefined : ours / limit

const breaksRatio = (bar: Bar): boolean =>
  bar.timesLimit !== undefined && (ratioOf(bar) ?? 1) > bar.timesLimit

const isOver = ({ ours, unit, atMost }: Bar, times = 1): boolean =>
  atMost !== undefined && inUnit(ours, unit) > atMost * times

export const isBroken = (bar: Bar): boolean =>
  breaksRatio(bar) || isOver(bar, bar.unit === 'ms' ? timesOf(bar) : 1)

const verdict = (bar: Bar): string => {
  if (isBroken(bar)) return 'NOT OK'
  return isOver(bar) ? `over, within ${timesOf(bar)} ×` : 'ok'
}

const shown = (value: number | undefined, unit: Bar['unit']): string => {
  if (value === undefined) return '–'
  const digits = unit === 'KB' ? 2 : Number.isInteger(value) || unit === 'ms' ? 0 : 4
  return `${inUnit(value, unit).toFixed(digits)} ${unit}`.trim()
}

/** Returns the limit as one cell of a row: its value, or how many times the limit page's value. */
export const cellOf = (bar: Bar): string => {
  const ratio = bar.timesLimit === undefined ? undefined : ratioOf(bar)
  const value = shown(bar.ours, bar.unit)
  return ratio === undefined ? value : `${value} (${ratio.toFixed(3)})`
}

/** Returns the limit as a line of the table of all benches. */
export const lineOf = (bar: Bar): ReportLine => {
  const [what = '', ours = '', beside = '', ratio = '', wanted = ''] = rowOf(bar)
  return { bench: 'web', what, ours, beside, ratio, bar: wanted, ok: !isBroken(bar) }
}

/** Returns the limit as a row: measurement, value, limit page, ratio, limit, verdict. */
export const rowOf = (bar: Bar): string[] => {
  const { name, unit, ours, limit, timesLimit, atMost } = bar
  const ratio = ratioOf(bar)
  const bars = [
    ...(timesLimit === undefined ? [] : [`${Number(timesLimit.toFixed(4))} × limit`]),
    ...(atMost === undefined ? [] : [`${atMost} ${unit}`.trim()]),
  ]
  return [
    name,
    shown(ours, unit),
    shown(limit, unit),
    ratio === undefined ? '–' : ratio.toFixed(3),
    `≤ ${bars.join(', ')}`,
    verdict(bar),
  ]
}
