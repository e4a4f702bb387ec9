import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod/mini'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { createPartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { call } from '#web/src/platform/api.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { renewSession } from '#web/src/platform/sessions.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { partnerMeKey } from './use-partner-me.ts'

type Body = z.input<typeof createPartnerProfile.body>

const readBack = async () => {
  const me = await call(getPartnerMe, {}, { fresh: true }).catch(error => {
    console.error('The stored profile could not be read back', error)
  })
  return me?.profile ? me : undefined
}

/** Renews the tokens of a new partner. The old ones are still valid, so a failure is only logged. */
const refreshSession = () =>
  renewSession('partner').catch(error => console.error('The session could not be refreshed', error))

/**
 * Stores the profile under one idempotency key per content and reads it back. Returns `unverified` if it cannot be
 * read; another attempt with the same content is the same submission. Throws ApiError.
 */
export const useCreateProfile = () => {
  const queries = useQueryClient()
  const session = useSession()
  const submission = useRef(submissionKey('partner_profile'))
  return async (body: Body): Promise<'stored' | 'unverified'> => {
    const idempotencyKey = submission.current.keyFor(body)
    await call(createPartnerProfile, { body }, { idempotencyKey })
    const me = await readBack()
    if (!me) return 'unverified'
    submission.current.succeeded()
    await refreshSession()
    queries.setQueryData(partnerMeKey(session?.userId), me)
    return 'stored'
  }
}
