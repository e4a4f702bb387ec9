import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { writeAsBusiness } from '#shared/threads/write-message.ts'
import { type Caller, callerWith } from './api-caller.ts'
import { at } from './at.ts'
import { sendDemoInquiry } from './demo-inquiries.ts'
import { inThePast } from './past.ts'
import { personAt } from './person.ts'

const inquiry = {
  serviceId: 'cybersecurity',
  description:
    'Leverantören av våra pressar vill nå dem på distans. Vi vill att det går utan att hela verkstaden står öppen, och behöver någon som ritar det och säger ifrån.',
  files: {},
} as const

/** An hour before the first proposals are due that are promised for it. */
const hoursAgo = 47

/** What the business asks us, which nobody has read. */
const question = 'Leverantören kommer på besök nästa vecka. Hinner vi veta vem det blir till dess?'

/**
 * Sends an inquiry whose promise is about to break, unless it has been sent: with the clock of the system set back. Who
 * sends it has signed in; a token of today is of the future then, and is renewed.
 */
export const sendAlmostLate = async (origin: string, call: Caller, refreshToken: string): Promise<void> => {
  const { items } = await call<{ items: Inquiry[] }>(listInquiries)
  if (items.some(({ description }) => description === inquiry.description)) return
  await inThePast(origin, hoursAgo, async () => {
    const { AccessToken } = await personAt(origin).refresh(refreshToken)
    const earlier = callerWith(origin, AccessToken)
    const { id } = await sendDemoInquiry(earlier, inquiry)
    await earlier(at(writeAsBusiness, { id }), { text: question })
  })
}
