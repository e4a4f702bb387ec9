import * as z from 'zod/mini'
import { month } from '../contract/day.ts'

/** A paper that is to be made: what it is made from is stored, and never changes again. */
export const paperRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('agreement'), id: z.string() }),
  z.object({ kind: z.literal('invoice'), series: z.string(), number: z.int() }),
  /** What takes back the invoice of an order; it is issued by being made. */
  z.object({ kind: z.literal('creditNote'), orderId: z.string() }),
  /** The invoice of credits that were used with their VAT, or what takes it back; it is issued by being made. */
  z.object({ kind: z.literal('use'), businessId: z.string(), occurredOn: z.string(), entryId: z.string() }),
  z.object({ kind: z.literal('selfBill'), partnerId: z.string(), month, round: z.int() }),
])

export type PaperRequest = z.infer<typeof paperRequest>
