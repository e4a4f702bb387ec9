import { languages } from '#shared/contract/language.ts'
import type { PaperRequest } from '#shared/papers/paper.ts'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import { agreementPaperFile, papers } from '../platform/papers/papers.ts'
import { findSignedAgreement } from './agreement-papers.store.ts'
import { agreementPdf } from './agreement-pdf.ts'

const makeAgreement = async (id: string): Promise<void> => {
  const signed = await findSignedAgreement(id)
  if (!signed) return
  const siteOrigin = environment('SITE_ORIGIN')
  for (const language of languages) {
    const { key } = agreementPaperFile({ id, hash: signed.hash }, language)
    const pdf = await agreementPdf(signed, { language, siteOrigin })
    await objectsIn(papers.bucket()).put(key, pdf, 'application/pdf')
  }
}

/** Makes a paper from what is stored and keeps it, in both languages. Made again, it is the same bytes at the same key. */
export const makePaper = async (request: PaperRequest): Promise<void> => {
  await makeAgreement(request.id)
}
