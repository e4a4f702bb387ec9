import type * as z from 'zod/mini'
import type { monthFigures } from '#shared/investors/key-figures.ts'

export type Month = z.infer<typeof monthFigures>

/** What is counted of each month, in the order of the table. */
export const measures = [
  'creditsSold',
  'creditsOutstanding',
  'leads',
  'inquiries',
  'promisesKept',
  'partnersAdmitted',
] as const

export type Measure = (typeof measures)[number]

/** The column names of the file for programs. */
export const fileNames = {
  creditsSold: 'credits_sold',
  creditsOutstanding: 'credits_outstanding',
  leads: 'leads',
  inquiries: 'inquiries',
  promisesKept: 'promises_kept',
  partnersAdmitted: 'partners_admitted',
} as const satisfies Record<Measure, string>
