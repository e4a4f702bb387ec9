import { appendFileSync } from 'node:fs'

/** One line of the final table of `npm run bench`. */
export type ReportLine = {
  bench: 'start' | 'functions' | 'API' | 'lists' | 'ranking' | 'rendering' | 'web'
  what: string
  ours: string
  /** What it is compared with, in the same run. */
  beside: string
  ratio: string
  bar: string
  ok: boolean
}

/** The file in which a bench that runs among others leaves its lines; a bench that runs alone prints its own table. */
export const reportFileVariable = 'BENCH_REPORT'

export const report = (lines: readonly ReportLine[]): void => {
  const file = process.env[reportFileVariable]
  if (file) appendFileSync(file, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
}
