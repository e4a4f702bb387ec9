import { appendFileSync } from 'node:fs'

/** One line of the table that `npm run bench` ends with. */
export type ReportLine = {
  bench: 'start' | 'functions' | 'API' | 'lists' | 'web'
  what: string
  ours: string
  /** What it is measured beside, in the same run. */
  beside: string
  ratio: string
  bar: string
  ok: boolean
}

/** Where a bench that runs among others leaves its lines; one that runs alone has printed its own table. */
export const reportFileVariable = 'BENCH_REPORT'

export const report = (lines: readonly ReportLine[]): void => {
  const file = process.env[reportFileVariable]
  if (file) appendFileSync(file, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
}
