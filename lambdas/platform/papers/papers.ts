import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import type { invoiceFiles } from '#shared/invoices/invoice.ts'
import { environment } from '../env/environment.ts'

/** The bucket of finished papers. */
export const papers = { bucket: (): string => environment('PAPERS_BUCKET') }

/** The key of the PDF of an agreement that both have signed; with its hash, so that nothing else is ever found there. */
export const agreementPaperFile = (
  { id, hash }: { id: string; hash: string },
  language: Language,
): { key: string; fileName: string } => ({
  key: `agreements/${id}/${hash}-${language}.pdf`,
  fileName: `${language === 'sv' ? 'avtal' : 'agreement'}-${id.slice(0, 8)}.pdf`,
})

/** The key of a file of an invoice or a credit note; its series and number are given once. */
export const invoiceFile = (
  { series, number }: { series: string; number: number },
  file: (typeof invoiceFiles)[number],
): { key: string; fileName: string } => {
  const name = `${series}-${String(number).padStart(4, '0')}.${file}`
  return { key: `invoices/${name}`, fileName: `${brand.name.toLowerCase()}-${name}` }
}

type Issued = { partnerId: string; name: string | null }

/** The key of a file of a self-bill or its credit note: its name is given once in the series of its partner. */
export const selfBillFile = (
  { partnerId, name }: Issued,
  file: (typeof invoiceFiles)[number],
): { key: string; fileName: string } => ({
  key: `self-bills/${partnerId}/${name}.${file}`,
  fileName: `${brand.name.toLowerCase()}-${name}.${file}`,
})
