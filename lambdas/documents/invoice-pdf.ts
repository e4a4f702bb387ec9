import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import type { InvoiceContent } from '#shared/invoices/invoice.ts'
import en from '#shared/phrases/en/invoice-papers.ts'
import { fill, fillCount } from '#shared/phrases/fill.ts'
import sv from '#shared/phrases/sv/invoice-papers.ts'
import { heading, paragraph, rows } from './blocks.ts'
import { amountIn } from './money.ts'
import { closePaper, openPaper } from './paper.ts'

const phrases = { sv, en } as const

const stated = (values: Record<string, string | null>, labels: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, value]) => (value ? [{ label: labels[name] ?? name, value }] : []))

const kronorIn = (ore: number, language: Language): string =>
  fill(phrases[language].kronor, { amount: amountIn(ore, language) })

const correctedIn = ({ corrects, alsoCorrects = [], language }: InvoiceContent): string | null =>
  corrects && [corrects, ...alsoCorrects].map(one => fill(phrases[language].corrected, one)).join('; ')

/** What was bought, in words. */
const lineIn = ({ kind, language, credits, netOre, use }: InvoiceContent): string => {
  const { line, usedLines, credits: counted } = phrases[language]
  const values = { credits: fillCount(counted, credits, language), net: kronorIn(netOre, language) }
  if (!use) return fill(line[kind], values)
  if (kind === 'creditNote') return fill(usedLines.returned, values)
  return fill(use.kind === 'withdrawn' ? usedLines.withdrawn : usedLines.worked, values)
}

/** Its sums; a payment request states no VAT, since none is due yet. */
const sumsIn = ({ kind, language, vatPercent, prepaidOre, use, ...ore }: InvoiceContent) => {
  const { sums } = phrases[language]
  const kronor = (amount: number) => kronorIn(amount, language)
  const total = { label: sums[kind], value: kronor(ore.totalOre) }
  if (kind === 'paymentRequest') return [total]
  const parts = [
    { label: sums.net, value: kronor(ore.netOre) },
    { label: fill(sums.vat, { percent: vatPercent }), value: kronor(ore.vatOre) },
  ]
  if (prepaidOre === undefined) return [...parts, total]
  return [
    ...parts,
    { label: sums.total, value: kronor(ore.totalOre) },
    { label: use ? sums.prepaid[kind] : sums.paid, value: kronor(prepaidOre) },
    { label: sums.left, value: kronor(ore.totalOre - prepaidOre) },
  ]
}

/** The PDF of an invoice, a credit note or a payment request, in the language of its buyer. */
export const invoicePdf = (invoice: InvoiceContent): Promise<Buffer> => {
  const { kind, name, language, seller, buyer, use, vatPercent, issuedAt } = invoice
  const words = phrases[language]
  const title = fill(words.titles[kind], { name })
  const paper = openPaper({ title: `${title}, ${seller.name}`, language, madeAt: issuedAt })
  heading(paper, 1, title)
  if (kind === 'paymentRequest') paragraph(paper, words.noInvoice)
  rows(
    paper,
    stated(
      {
        number: name,
        [kind === 'paymentRequest' ? 'madeOn' : 'issuedOn']: invoice.issuedOn,
        [kind === 'creditNote' ? 'givenBackOn' : 'usedOn']: use?.usedOn ?? null,
        work: use?.title ?? null,
        dueOn: invoice.dueOn,
        ...{ order: orderNumber(invoice.orderId), corrects: correctedIn(invoice) },
      },
      words.facts,
    ),
  )
  for (const [side, { name: company, address, organizationNumber, vatNumber }] of [
    ['seller', seller],
    ['buyer', buyer],
  ] as const) {
    heading(paper, 2, words.parties[side])
    rows(paper, stated({ company, address, organizationNumber, vatNumber }, words.party))
  }
  heading(paper, 2, words.what[kind])
  paragraph(paper, lineIn(invoice))
  rows(paper, sumsIn(invoice))
  heading(paper, 2, words.payment[invoice.prepaidOre === undefined ? kind : 'creditNote'])
  rows(
    paper,
    stated({ ocr: invoice.ocr, bankgiro: invoice.ocr && seller.bankgiro, dueOn: invoice.dueOn }, words.facts),
  )
  if (kind === 'paymentRequest') paragraph(paper, fill(words.vatLater, { percent: vatPercent }))
  else if (use) paragraph(paper, words.paidWithCredits[kind])
  else if (invoice.prepaidOre !== undefined) paragraph(paper, words.paid)
  else if (kind === 'creditNote') paragraph(paper, words.nothingToPay)
  // In these words, in every language (skatteförfarandelagen 9:1).
  if (seller.fTax) paragraph(paper, 'Godkänd för F-skatt')
  const { telephone, email, seat } = seller
  paragraph(paper, fill(words.reach, { telephone, email, seat }))
  return closePaper(paper, (page, pages) => fill(words.foot, { brand: brand.name, title, page, pages }))
}
