import type { InvoiceContent } from '#shared/invoices/invoice.ts'

/** What an invoice says before it has its number, and whom it is about, as keyed hashes of their addresses. */
export type Unnumbered = Omit<InvoiceContent, 'series' | 'number' | 'name'> & {
  emailHashes: readonly string[]
}
