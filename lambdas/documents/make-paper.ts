import { type Language, languages } from '#shared/contract/language.ts'
import type { PaperRequest } from '#shared/papers/paper.ts'
import { agreementPaperFile } from '../platform/papers/papers.ts'
import { agreementPdf, type SignedAgreement } from './agreement-pdf.ts'

/** What the use case needs of the stores, and where a paper says that it can be checked. */
export type PaperParts = {
  findSignedAgreement: (id: string) => Promise<SignedAgreement | null>
  keep: (key: string, file: Buffer, type: string) => Promise<void>
  siteOrigin: string
}

const makeAgreement = async (id: string, { findSignedAgreement, keep, siteOrigin }: PaperParts) => {
  const signed = await findSignedAgreement(id)
  if (!signed) return
  const make = async (language: Language) => {
    const { key } = agreementPaperFile({ id, hash: signed.hash }, language)
    await keep(key, await agreementPdf(signed, { language, siteOrigin }), 'application/pdf')
  }
  for (const language of languages) await make(language)
}

/** Makes a paper from what is stored and keeps it, in both languages. Made again, it is the same bytes at the same key. */
export const makePaper = (request: PaperRequest, parts: PaperParts): Promise<void> =>
  makeAgreement(request.id, parts)
