import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { text } from '../contract/text.ts'

export const keyFigure = z.object({
  /** The key of its phrases in shared/phrases/<language>/investors.ts. */
  name: z.enum([
    'partners',
    'partnerGrowth',
    'satisfaction',
    'nps',
    'arrGrowth',
    'creditValue',
    'entryPrice',
  ]),
  value: z.number(),
  unit: z.enum(['count', 'percent', 'times', 'ore', 'points']),
})

/** The figures of a month from the table, without names; the present month so far. */
export const monthFigures = z.object({
  /** yyyy-MM, in UTC. */
  month: z.string(),
  /** Project inquiries, get-started requests and meetings of visitors. */
  leads: z.int(),
  /** Projects that signed-in businesses described. */
  inquiries: z.int(),
  /** Those of them that got their first proposals by the time that their sender was promised. */
  promisesKept: z._default(z.int(), 0),
  creditsSold: z.int(),
  /** Credits that were sold and not used when the month ended. */
  creditsOutstanding: z.int(),
  partnersAdmitted: z.int(),
})

/** The key figures, for half an hour after the code was entered: 401 without a grant, 403 for one that has ended. */
export const getKeyFigures = endpoint({
  method: 'GET',
  path: '/api/investor-metrics',
  access: 'public',
  headers: z.object({ 'x-investor-grant': z.optional(text({ max: 400 })) }),
  reply: {
    status: 200,
    body: z.object({
      expiresAt: z.string(),
      figures: z.array(keyFigure),
      /** Oldest first, twelve at most. */
      months: z.array(monthFigures),
    }),
  },
  errors: ['unauthorized'],
})
