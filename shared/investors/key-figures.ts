import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { text } from '../contract/text.ts'

export const keyFigure = z.object({
  /** The key of its words in shared/phrases/<language>/investors.ts. */
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

/** The key figures, for half an hour after the code was right: 401 without a grant, 403 for one that has ended. */
export const getKeyFigures = endpoint({
  method: 'GET',
  path: '/api/investor-metrics',
  access: 'public',
  headers: z.object({ 'x-investor-grant': z.optional(text({ max: 400 })) }),
  reply: { status: 200, body: z.object({ expiresAt: z.string(), figures: z.array(keyFigure) }) },
  errors: ['unauthorized'],
})
