import { brand } from '#shared/brand.ts'
import { type Language, locales } from '#shared/contract/language.ts'
import en from '#shared/phrases/en/self-bill-papers.ts'
import { fill, fillCount } from '#shared/phrases/fill.ts'
import sv from '#shared/phrases/sv/self-bill-papers.ts'
import { heading, paragraph, rows } from './blocks.ts'
import type { IssuedSelfBill } from './issued-self-bill.ts'
import { amountIn } from './money.ts'
import { closePaper, openPaper } from './paper.ts'

const phrases = { sv, en } as const

const stated = (values: Record<string, string | null>, labels: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, value]) => (value ? [{ label: labels[name] ?? name, value }] : []))

/** A month of the calendar in words. */
const monthIn = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01`),
  )

const milestonesIn = (names: readonly string[], language: Language): string => {
  const { milestone, milestones, quoted } = phrases[language]
  const list = new Intl.ListFormat(locales[language]).format(names.map(name => fill(quoted, { name })))
  return fill(names.length === 1 ? milestone : milestones, { names: list })
}

/** What was bought, in words: the kind of work and its extent, in hours or milestones. */
export const workIn = ({ month, hours, milestones = [], credits, language }: IssuedSelfBill): string => {
  const { work, ...counted } = phrases[language]
  return [
    fill(work, { month: monthIn(month, language) }),
    hours > 0 ? fillCount(counted.hours, hours, language) : null,
    milestones.length > 0 ? milestonesIn(milestones, language) : null,
    credits === null ? null : fillCount(counted.credits, credits, language),
  ]
    .filter(part => part !== null)
    .join(', ')
}

/** The PDF of a self-bill or its credit note, in the language of the partner whose bill it is. */
export const selfBillPdf = (bill: IssuedSelfBill): Promise<Buffer> => {
  const { kind, name, language, seller, buyer, vatPercent, corrects } = bill
  const words = phrases[language]
  const title = fill(words.titles[kind], { name })
  const kronor = (ore: number) => fill(words.kronor, { amount: amountIn(ore, language) })
  const paper = openPaper({ title: `${title}, ${seller.name}`, language, madeAt: bill.issuedAt })
  heading(paper, 1, title)
  // In this word, in every language (mervärdesskattelagen 17:24).
  paragraph(paper, language === 'sv' ? 'Självfakturering' : 'Självfakturering (self-billing)')
  const said = corrects && fill(words.corrected, corrects)
  rows(
    paper,
    stated({ number: name, issuedOn: bill.issuedOn, dueOn: bill.dueOn, corrects: said }, words.facts),
  )
  for (const side of ['seller', 'buyer'] as const) {
    const { name: company, street, postalCode, city, organizationNumber, vatNumber } = { seller, buyer }[side]
    heading(paper, 2, words.parties[side])
    const address = `${street}, ${postalCode} ${city}`
    rows(paper, stated({ company, address, organizationNumber, vatNumber }, words.party))
    // In these words, in every language (skatteförfarandelagen 9:1).
    if (side === 'seller' && seller.fTax) paragraph(paper, 'Godkänd för F-skatt')
  }
  heading(paper, 2, words.what)
  paragraph(paper, workIn(bill))
  rows(paper, [
    { label: words.sums.net, value: kronor(bill.netOre) },
    ...(vatPercent > 0
      ? [{ label: fill(words.sums.vat, { percent: vatPercent }), value: kronor(bill.vatOre) }]
      : []),
    { label: words.sums[kind], value: kronor(bill.totalOre) },
  ])
  if (vatPercent === 0) paragraph(paper, words.noVat)
  paragraph(paper, fill(words.after[kind], { buyer: buyer.name }))
  return closePaper(paper, (page, pages) => fill(words.foot, { brand: brand.name, title, page, pages }))
}
