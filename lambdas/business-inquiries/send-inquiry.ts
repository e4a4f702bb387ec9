import type * as z from 'zod/mini'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import type { sendInquiry as sendInquiryEndpoint } from '#shared/business-inquiries/send-inquiry.ts'
import en from '#shared/phrases/en/business-inquiries.ts'
import sv from '#shared/phrases/sv/business-inquiries.ts'
import { promiseEnd } from '#shared/promises.ts'
import { Failure } from '../platform/failure.ts'

type Submitted = z.output<(typeof sendInquiryEndpoint)['body']>

/** The sender, from the profile and the role record, never from the browser; only the address if there is no profile. */
export type Sender = { email: string; companyName?: string; contactPerson?: string }

/** An inquiry as it is stored, with its files instead of the uploads. */
export type SentInquiry = Omit<Inquiry, 'files' | 'version' | 'promisedAt' | 'late' | 'turn' | 'until'> &
  Required<Sender> &
  Pick<Submitted, 'language'> & { promisedAt: string }

/** What the use case needs of the store. */
export type Inquiries = {
  /** Stores an inquiry and takes its uploads, all or nothing; throws `upload_unusable`. */
  store: (inquiry: SentInquiry) => Promise<Inquiry>
}

type Surroundings = {
  /** The calling business; null if it has no role record. */
  sender: Sender | null
  inquiries: Inquiries
  id: string
  now: string
}

/** Shown as the name of a company without a profile, as specified. */
const unknownCompany = { sv: sv.unknownCompany, en: en.unknownCompany }

/** Stores an inquiry. Storing it mails the operator, and a confirmation to the business. */
export const sendInquiry = async (
  { uploads: _, facts, ...fields }: Submitted,
  { sender, inquiries, id, now }: Surroundings,
): Promise<Inquiry> => {
  if (!sender) throw new Failure('forbidden')
  const { email, companyName = unknownCompany[fields.language], contactPerson = email } = sender
  const from = { email, companyName, contactPerson }
  return inquiries.store({
    ...fields,
    facts: facts ?? noFacts,
    ...from,
    id,
    state: 'received',
    createdAt: now,
    promisedAt: promiseEnd('proposal', now),
  })
}
