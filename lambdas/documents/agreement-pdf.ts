import type { AgreementSide } from '#shared/agreements/agreement.ts'
import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import { clausesOf, paperSections } from '#shared/agreements/paper-rows.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import { swedishTimeIn } from '../platform/mail/swedish-time.ts'
import { heading, paragraph, rows } from './blocks.ts'
import { closePaper, openPaper, type Paper } from './paper.ts'
import { agreementPhrases, wordsIn } from './words.ts'

/** An agreement that both have signed. */
export type SignedAgreement = {
  terms: AgreementTerms
  hash: string
  signatures: readonly { side: AgreementSide; name: string; createdAt: string }[]
}

const writeTerms = (paper: Paper, terms: AgreementTerms, language: Language): void => {
  const { agreements, clauses } = agreementPhrases(language)
  for (const { name, rows: labelled } of paperSections(terms, wordsIn(language))) {
    heading(paper, 2, agreements.paper[name])
    rows(paper, labelled)
  }
  const { approvalDays, noticeDays, guaranteeDays } = terms
  heading(paper, 2, agreements.paper.clauses)
  for (const [place, name] of clausesOf(terms).entries()) {
    heading(paper, 3, `${place + 1}. ${clauses[name].title}`)
    paragraph(paper, fill(clauses[name].text, { approvalDays, noticeDays, guaranteeDays }))
  }
}

const writeSignatures = (
  paper: Paper,
  { terms, hash, signatures }: SignedAgreement,
  { language, address }: { language: Language; address: string },
): void => {
  const { signatures: words, sides } = agreementPhrases(language).agreements
  heading(paper, 2, words.title)
  for (const { side, name, createdAt } of signatures)
    paragraph(paper, fill(words.one, { name, side: sides[side], when: swedishTimeIn(language, createdAt) }))
  paragraph(paper, fill(words.hash, { version: terms.version }))
  paragraph(paper, hash)
  paragraph(paper, `${words.check} ${address}`)
}

/** The PDF of an agreement: the same bytes from the same agreement, in one language. */
export const agreementPdf = (
  signed: SignedAgreement,
  { language, siteOrigin }: { language: Language; siteOrigin: string },
): Promise<Buffer> => {
  const { id, version, scope } = signed.terms
  const { pdf } = agreementPhrases(language).agreements
  const title = fill(pdf.title, { title: scope.title })
  const madeAt =
    signed.signatures
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? signed.terms.madeAt
  const paper = openPaper({ title, language, madeAt })
  heading(paper, 1, title)
  paragraph(paper, fill(pdf.version, { version, id }))
  paragraph(paper, pdf.made)
  writeTerms(paper, signed.terms, language)
  writeSignatures(paper, signed, { language, address: `${siteOrigin}/agreement/${signed.hash}` })
  return closePaper(paper, (page, pages) => fill(pdf.foot, { brand: brand.name, id, version, page, pages }))
}
