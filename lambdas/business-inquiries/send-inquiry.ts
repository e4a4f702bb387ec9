import type * as z from 'zod/mini'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import type { sendInquiry as sendInquiryEndpoint } from '#shared/business-inquiries/send-inquiry.ts'
import en from '#shared/phrases/en/business-inquiries.ts'
import sv from '#shared/phrases/sv/business-inquiries.ts'
import { Failure } from '../platform/failure.ts'

type Submitted = z.output<(typeof sendInquiryEndpoint)['body']>

/** Who asks: from the profile and the role record, never from the browser. Without a profile only the address is known. */
export type Sender = { email: string; companyName?: string; contactPerson?: string }

/** An inquiry as it is stored; its files are what became of the uploads. */
export type SentInquiry = Omit<Inquiry, 'files'> & Required<Sender> & Pick<Submitted, 'language'>

/** What the use case needs of the store. */
export type Inquiries = {
  /** Stores an inquiry with the uploads that it takes, all or nothing; throws `upload_unusable`. */
  store: (inquiry: SentInquiry) => Promise<Inquiry>
}

type Surroundings = {
  /** The calling business, or null where it has no role record. */
  sender: Sender | null
  inquiries: Inquiries
  id: string
  now: string
}

/** What stands for the name of a company that has no profile yet, as specified. */
const unknownCompany = { sv: sv.unknownCompany, en: en.unknownCompany }

/** Stores what a business asks for. Storing it is the request to tell the operator and to confirm it to the business. */
export const sendInquiry = async (
  { uploads: _, ...asked }: Submitted,
  { sender, inquiries, id, now }: Surroundings,
): Promise<Inquiry> => {
  if (!sender) throw new Failure('forbidden')
  const { email, companyName = unknownCompany[asked.language], contactPerson = email } = sender
  const from = { email, companyName, contactPerson }
  return inquiries.store({ ...asked, ...from, id, state: 'received', createdAt: now })
}
