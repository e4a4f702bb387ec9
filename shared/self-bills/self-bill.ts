import * as z from 'zod/mini'
import { shownSplit } from '../agreements/shown-split.ts'
import { month } from '../contract/day.ts'
import { statesOf } from '../contract/process.ts'
import { selfBillProcess } from './self-bill.process.ts'

const selfBillKinds = ['bill', 'creditNote'] as const

const company = {
  name: z.string(),
  organizationNumber: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
}

/** What a self-bill says, as it was made; all amounts are in whole öre, and those of a credit note are positive, too. */
export const selfBillContent = z.object({
  kind: z.enum(selfBillKinds),
  /** The month that was worked in. */
  month,
  seller: z.object({
    ...company,
    /** Null for a seller who is not registered for VAT: there is none on the bill then. */
    vatNumber: z.nullable(z.string()),
    fTax: z.boolean(),
  }),
  buyer: z.object({ ...company, vatNumber: z.string() }),
  /** The extent of the work; credits with two decimals at most, and none on older bills where they were not whole. */
  hours: z.number(),
  /** What the milestones of a fixed price are called that it is for. */
  milestones: z._default(z.array(z.string()), []),
  credits: z.nullable(z.number()),
  netOre: z.int(),
  vatPercent: z.int(),
  vatOre: z.int(),
  totalOre: z.int(),
  /** What businesses paid for the work and what we kept of it; null unless it bills all of its month, and all says so. */
  split: z._default(z.nullable(shownSplit), null),
  /** The bill that a credit note takes back. */
  corrects: z.nullable(z.object({ name: z.string(), issuedOn: z.string() })),
})

export type SelfBillContent = z.infer<typeof selfBillContent>

/** What a self-bill gets with its approval: its number in the partner's series, and its days. */
export const issuedParts = {
  name: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  /** The last day to pay it; null on a credit note. */
  dueOn: z.nullable(z.string()),
}

/** A self-bill as its partner sees it. */
export const shownSelfBill = z.object({
  ...selfBillContent.shape,
  ...issuedParts,
  /** Its month and its place in that. */
  id: z.string(),
  state: z.enum(statesOf(selfBillProcess)),
  /** Counts transitions. */
  revision: z.int(),
  /** The instant at which silence is a yes; null when there is nothing to answer. */
  until: z.nullable(z.string()),
  /** Why the partner objected, or why it was withdrawn. */
  reason: z.nullable(z.string()),
  /** The credit note that takes it back. */
  creditedBy: z.nullable(z.string()),
})

export type ShownSelfBill = z.infer<typeof shownSelfBill>

/** The id that a partner and an operator know a self-bill by. */
export const billIdOf = ({ month, round }: { month: string; round: number }): string => `${month}-${round}`

/** A month and the place of a self-bill in it, from 1, as in `2027-03-1`. */
export const selfBillId = z
  .string('required')
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-[1-9]\d{0,2}$/, 'invalid'))

/** Days within which an approved bill is paid. */
export const payDays = 14
