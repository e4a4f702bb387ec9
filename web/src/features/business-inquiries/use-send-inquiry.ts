import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { call } from '#web/src/platform/api.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { inquiriesKey } from './inquiries-key.ts'

/** Outlives the dialog: a draft sent again after a lost response is the same submission. */
const submission = submissionKey('business_inquiry')

/** Sends an inquiry under one idempotency key per content, then refreshes the list. Throws ApiError. */
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
