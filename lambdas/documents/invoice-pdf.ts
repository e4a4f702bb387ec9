import { brand } from '#shared/brand.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { grouped } from '#shared/figures.ts'
import type { InvoiceContent } from '#shared/invoices/invoice.ts'
import en from '#shared/phrases/en/invoice-papers.ts'
import { fill } from '#shared/phrases/fill.ts'
import sv from '#shared/phrases/sv/invoice-papers.ts'
import { heading, paragraph, rows } from './blocks.ts'
import { amountIn } from './money.ts'
import { closePaper, openPaper } from './paper.ts'

const phrases = { sv, en } as const

const stated = (values: Record<string, string | null>, labels: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, value]) => (value ? [{ label: labels[name] ?? name, value }] : []))

/** The PDF of an invoice or a credit note, in the language of its buyer. */
export const invoicePdf = (invoice: InvoiceContent): Promise<Buffer> => {
  const { kind, name, language, seller, buyer, credits, vatPercent, corrects, issuedAt } = invoice
  const words = phrases[language]
  const title = fill(words.titles[kind], { name })
  const kronor = (ore: number) => fill(words.kronor, { amount: amountIn(ore, language) })
  const paper = openPaper({ title: `${title}, ${seller.name}`, language, madeAt: issuedAt })
  heading(paper, 1, title)
  rows(
    paper,
    stated(
      {
        ...{ number: name, issuedOn: invoice.issuedOn, dueOn: invoice.dueOn },
        ...{ order: orderNumber(invoice.orderId), corrects: corrects && fill(words.corrected, corrects) },
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
  heading(paper, 2, words.what)
  paragraph(paper, fill(words.line, { credits: grouped(credits, language), net: kronor(invoice.netOre) }))
  rows(paper, [
    { label: words.sums.net, value: kronor(invoice.netOre) },
    { label: fill(words.sums.vat, { percent: vatPercent }), value: kronor(invoice.vatOre) },
    { label: words.sums[kind], value: kronor(invoice.totalOre) },
  ])
  heading(paper, 2, words.payment[kind])
  rows(
    paper,
    stated({ ocr: invoice.ocr, bankgiro: invoice.ocr && seller.bankgiro, dueOn: invoice.dueOn }, words.facts),
  )
  if (kind === 'creditNote') paragraph(paper, words.nothingToPay)
  // In these words, in every language (skatteförfarandelagen 9:1).
  if (seller.fTax) paragraph(paper, 'Godkänd för F-skatt')
  const { telephone, email, seat } = seller
  paragraph(paper, fill(words.reach, { telephone, email, seat }))
  return closePaper(paper, (page, pages) => fill(words.foot, { brand: brand.name, title, page, pages }))
}
