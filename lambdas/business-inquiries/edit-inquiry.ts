import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { editInquiry as editInquiryEndpoint } from '#shared/business-inquiries/change-inquiry.ts'
import { type Inquiry, isChangeable } from '#shared/business-inquiries/inquiry.ts'
import { type InquiryFacts, noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { Failure } from '../platform/failure.ts'

type Submitted = z.output<(typeof editInquiryEndpoint)['body']>

type Edit = {
  description: string
  facts: InquiryFacts
  /** The version that the business saw. */
  seen: number
}

/** What the use case needs of the store. */
export type InquiryEdits = {
  /**
   * Replaces text and facts while nobody has been proposed, if the seen version is the stored one. Returns the stored
   * inquiry either way; null if there is none.
   */
  replace: (id: string, edit: Edit) => Promise<{ written: boolean; stored: Inquiry | null }>
}

/** Whether the stored inquiry is the result of this same edit, which is repeated because its reply was lost. */
const isSaved = (stored: Inquiry, { description, facts, seen }: Edit): boolean =>
  stored.version === seen + 1 && stored.description === description && isDeepStrictEqual(stored.facts, facts)

/** Changes the text and the facts of an inquiry. Storing the change mails the operator. */
export const editInquiry = async (
  id: string,
  { description, facts, version: seen }: Submitted,
  edits: InquiryEdits,
): Promise<Inquiry> => {
  const edit = { description, facts: facts ?? noFacts, seen }
  const { written, stored } = await edits.replace(id, edit)
  if (!stored) throw new Failure('not_found')
  if (written || isSaved(stored, edit)) return stored
  throw new Failure(isChangeable(stored.state) ? 'inquiry_changed' : 'inquiry_settled')
}
