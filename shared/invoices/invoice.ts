import * as z from 'zod/mini'
import { language } from '../contract/language.ts'

/** The files of an invoice that its business downloads; a payment request is no invoice, and has only a PDF. */
export const invoiceFiles = ['pdf', 'xml'] as const

export const invoiceKinds = ['invoice', 'creditNote', 'paymentRequest'] as const

const company = z.object({ name: z.string(), organizationNumber: z.string(), address: z.string() })

const reference = z.object({ name: z.string(), issuedOn: z.string() })

/**
 * An invoice or a credit note as it was issued, or the payment request of an order whose VAT is due as its credits are
 * used; never changed afterwards.
 */
export const invoiceContent = z.object({
  kind: z.enum(invoiceKinds),
  series: z.string(),
  number: z.int(),
  /** The number as it is written: the series and the number in it. */
  name: z.string(),
  issuedAt: z.string(),
  issuedOn: z.string(),
  /** The last day to pay; null on a credit note, and if it was paid before. */
  dueOn: z.nullable(z.string()),
  orderId: z.string(),
  language,
  seller: z.extend(company, {
    ...{ vatNumber: z.string(), seat: z.string(), bankgiro: z.string(), fTax: z.boolean() },
    ...{ street: z.string(), postalCode: z.string(), city: z.string() },
    ...{ telephone: z.string(), email: z.string() },
  }),
  buyer: z.extend(company, { vatNumber: z.nullable(z.string()) }),
  /** What was bought, with two decimals if it was used; all amounts are in whole öre, and positive on a credit note, too. */
  credits: z.number(),
  vatPercent: z.int(),
  netOre: z.int(),
  vatOre: z.int(),
  totalOre: z.int(),
  /** What it is paid by; null on a credit note, and if it was paid before. */
  ocr: z.nullable(z.string()),
  /** The invoice that a credit note takes back. */
  corrects: z.nullable(reference),
  /** The others that it takes back a part of, too. */
  alsoCorrects: z.optional(z.array(reference)),
  /** What was paid in advance: with credits, or in money before the order was invoiced. */
  prepaidOre: z.optional(z.int()),
  /** The use that it is for: of which business, by which entry of the ledger, on which day, and the title of the work. */
  use: z.optional(
    z.object({
      ...{ businessId: z.string(), entryId: z.string(), kind: z.string(), usedOn: z.string() },
      title: z.optional(z.string()),
    }),
  ),
})

export type InvoiceContent = z.infer<typeof invoiceContent>
