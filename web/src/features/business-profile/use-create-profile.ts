import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod/mini'
import type { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { call, type Reply } from '#web/src/platform/api.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { businessMeKey } from './use-business-me.ts'

type Body = z.input<typeof createBusinessProfile.body>

/** Stores the profile under one idempotency key per content, and updates every view. Throws ApiError. */
export const useCreateProfile = () => {
  const queries = useQueryClient()
  const session = useSession()
  const submission = useRef(submissionKey('business_profile'))
  return async (body: Body): Promise<void> => {
    const idempotencyKey = submission.current.keyFor(body)
    const profile = await call(createBusinessProfile, { body }, { idempotencyKey })
    submission.current.succeeded()
    queries.setQueryData<Reply<typeof getBusinessMe>>(
      businessMeKey(session?.userId),
      me => me && { ...me, termsAccepted: true, profile },
    )
  }
}
