import { languages } from '#shared/contract/language.ts'
import type { InvoiceContent } from '#shared/invoices/invoice.ts'
import type { PaperRequest } from '#shared/papers/paper.ts'
import { agreementPaperFile, invoiceFile, selfBillFile } from '../platform/papers/papers.ts'
import { agreementPdf, type SignedAgreement } from './agreement-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { IssuedSelfBill } from './issued-self-bill.ts'
import { selfBillPdf } from './self-bill-pdf.ts'
import { selfBillUbl } from './self-bill-ubl.ts'
import { ublOf } from './ubl.ts'

/** What the use case needs of the stores, and where a paper says that it can be checked. */
export type PaperParts = {
  findSignedAgreement: (id: string) => Promise<SignedAgreement | null>
  findInvoice: (key: { series: string; number: number }) => Promise<InvoiceContent | null>
  findSelfBill: (key: { partnerId: string; month: string; round: number }) => Promise<IssuedSelfBill | null>
  /** Issues what takes back the invoice of an order, once; null if there is nothing to take back. */
  creditNoteFor: (orderId: string) => Promise<InvoiceContent | null>
  /** Issues the invoice of a use, or what takes it back, once. */
  invoiceForUse: (use: { businessId: string; occurredOn: string; entryId: string }) => Promise<InvoiceContent>
  keep: (key: string, file: Buffer, type: string) => Promise<void>
  siteOrigin: string
}

const makeAgreement = async (id: string, { findSignedAgreement, keep, siteOrigin }: PaperParts) => {
  const signed = await findSignedAgreement(id)
  if (!signed) return
  for (const language of languages) {
    const { key } = agreementPaperFile({ id, hash: signed.hash }, language)
    await keep(key, await agreementPdf(signed, { language, siteOrigin }), 'application/pdf')
  }
}

const makeInvoice = async (invoice: InvoiceContent | null, { keep }: PaperParts): Promise<void> => {
  if (!invoice) return
  await keep(invoiceFile(invoice, 'pdf').key, await invoicePdf(invoice), 'application/pdf')
  if (invoice.kind === 'paymentRequest') return
  await keep(invoiceFile(invoice, 'xml').key, ublOf(invoice), 'application/xml')
}

const makeSelfBill = async (bill: IssuedSelfBill | null, { keep }: PaperParts): Promise<void> => {
  if (!bill) return
  await keep(selfBillFile(bill, 'pdf').key, await selfBillPdf(bill), 'application/pdf')
  await keep(selfBillFile(bill, 'xml').key, selfBillUbl(bill), 'application/xml')
}

/** Makes a paper from what is stored and keeps it. Made again, it is the same bytes at the same key. */
export const makePaper = async (request: PaperRequest, parts: PaperParts): Promise<void> => {
  if (request.kind === 'agreement') await makeAgreement(request.id, parts)
  else if (request.kind === 'selfBill') await makeSelfBill(await parts.findSelfBill(request), parts)
  else if (request.kind === 'invoice') await makeInvoice(await parts.findInvoice(request), parts)
  else if (request.kind === 'use') await makeInvoice(await parts.invoiceForUse(request), parts)
  else await makeInvoice(await parts.creditNoteFor(request.orderId), parts)
}
