import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { call } from '#web/src/platform/api.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { inquiriesKey } from './inquiries-key.ts'

/** Outlives the dialog: who closes it after a lost answer and sends the draft again has still sent it once. */
const submission = submissionKey('business_inquiry')

/** Sends an inquiry under one idempotency key per content; the list then asks for it. Throws ApiError. */
export const useSendInquiry = () => {
  const queries = useQueryClient()
  const session = useSession()
  return async (body: z.input<typeof sendInquiry.body>): Promise<void> => {
    const idempotencyKey = submission.keyFor(body)
    await call(sendInquiry, { body }, { idempotencyKey })
    submission.succeeded()
    void queries.invalidateQueries({ queryKey: inquiriesKey(session?.userId) })
  }
}
