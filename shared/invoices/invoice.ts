import * as z from 'zod/mini'
import { language } from '../contract/language.ts'

/** The files of an invoice that its business downloads. */
export const invoiceFiles = ['pdf', 'xml'] as const

export const invoiceKinds = ['invoice', 'creditNote'] as const

const company = z.object({ name: z.string(), organizationNumber: z.string(), address: z.string() })

/** An invoice or a credit note as it was issued; never changed afterwards. */
export const invoiceContent = z.object({
  kind: z.enum(invoiceKinds),
  series: z.string(),
  number: z.int(),
  /** The number as it is written: the series and the number in it. */
  name: z.string(),
  issuedAt: z.string(),
  issuedOn: z.string(),
  /** The last day to pay; null on a credit note. */
  dueOn: z.nullable(z.string()),
  orderId: z.string(),
  language,
  seller: z.extend(company, {
    ...{ vatNumber: z.string(), seat: z.string(), bankgiro: z.string(), fTax: z.boolean() },
    ...{ street: z.string(), postalCode: z.string(), city: z.string() },
    ...{ telephone: z.string(), email: z.string() },
  }),
  buyer: z.extend(company, { vatNumber: z.nullable(z.string()) }),
  /** What was bought; all amounts are in whole öre, and those of a credit note are positive, too. */
  credits: z.int(),
  vatPercent: z.int(),
  netOre: z.int(),
  vatOre: z.int(),
  totalOre: z.int(),
  /** What it is paid by; null on a credit note. */
  ocr: z.nullable(z.string()),
  /** The invoice that a credit note takes back. */
  corrects: z.nullable(z.object({ name: z.string(), issuedOn: z.string() })),
})

export type InvoiceContent = z.infer<typeof invoiceContent>
