import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { selfBillContent } from '#shared/self-bills/self-bill.ts'

/** What the papers of a self-bill are made from: it has its number and its days. */
export const issuedSelfBill = z.object({
  ...selfBillContent.shape,
  partnerId: z.string(),
  name: z.string(),
  issuedAt: z.string(),
  issuedOn: z.string(),
  dueOn: z.nullable(z.string()),
  language,
})

export type IssuedSelfBill = z.infer<typeof issuedSelfBill>
