import type { InvoiceContent } from '#shared/invoices/invoice.ts'
import { exampleOwner } from '#shared/owner/example-owner.ts'

const { legalName: name, organizationNumber, ...owner } = exampleOwner

/** An invoice as it was issued: ten credits for 9 900 kronor. */
export const buildInvoice = (given: Partial<InvoiceContent> = {}): InvoiceContent => ({
  ...{ kind: 'invoice', series: '2027', number: 12, name: '2027-0012', language: 'sv' },
  ...{ issuedAt: '2027-04-01T09:00:00.000Z', issuedOn: '2027-04-01', dueOn: '2027-04-15' },
  orderId: '3f2a9c10-5b7d-4c39-9e48-3d1b6a7f2c50',
  seller: { ...owner, name, organizationNumber, address: 'Exempelgatan 1, 123 45 Exempelstad' },
  buyer: {
    ...{ name: 'Nordplåt & Söner AB', organizationNumber: '556703-7485' },
    ...{ vatNumber: 'SE556703748501', address: 'Storgatan 1, 111 23 Stockholm' },
  },
  ...{ credits: 7, vatPercent: 25, netOre: 787_501, vatOre: 196_875, totalOre: 984_376 },
  ...{ ocr: '694523456789012380', corrects: null },
  ...given,
})

const paidWithCredits = { ocr: null, dueOn: null, credits: 3.56, prepaidOre: 984_376 }
const use = { businessId: 'b', entryId: 'e', kind: 'approved', usedOn: '2027-03-30' }

/** The invoice of credits that were used with their VAT. */
export const buildUseInvoice = (): InvoiceContent => buildInvoice({ ...paidWithCredits, use })

/** What takes two of those back. */
export const buildUseCreditNote = (): InvoiceContent =>
  buildInvoice({
    ...{ ...paidWithCredits, kind: 'creditNote', use: { ...use, kind: 'guaranteed' } },
    corrects: { name: '2027-0012', issuedOn: '2027-04-01' },
    alsoCorrects: [{ name: '2027-0011', issuedOn: '2027-03-31' }],
  })

/** What an order is paid by whose VAT is due with the use of its credits. */
export const buildPaymentRequest = (): InvoiceContent =>
  buildInvoice({ kind: 'paymentRequest', series: 'B2027', name: 'B2027-0012' })

/** What takes that back. */
export const buildCreditNote = (): InvoiceContent =>
  buildInvoice({
    ...{ kind: 'creditNote', number: 13, name: '2027-0013', issuedOn: '2027-04-20', dueOn: null, ocr: null },
    corrects: { name: '2027-0012', issuedOn: '2027-04-01' },
  })
