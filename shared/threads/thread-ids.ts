import type { ThreadKind } from './thread.ts'

/** The thread of an inquiry has the inquiry's id. */
const ofPartner = '.'

/** The id of the thread about a proposal of this partner for this inquiry. */
export const proposalThreadId = ({
  inquiryId,
  partnerId,
}: {
  inquiryId: string
  partnerId: string
}): string => `${inquiryId}${ofPartner}${partnerId}`

export const kindOfThread = (id: string): ThreadKind => (id.includes(ofPartner) ? 'proposal' : 'inquiry')

/** The inquiry that a thread is about. */
export const inquiryOfThread = (id: string): string => id.split(ofPartner)[0] ?? id
