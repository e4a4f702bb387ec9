import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { updateBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { call, type Reply } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import type { Saved } from '#web/src/ui/signed-in/use-versioned-form.ts'
import { businessMeKey } from './use-business-me.ts'

/**
 * Saves the profile if `version` is still the stored one, and updates every view. After a save from elsewhere it
 * changes nothing and returns what is stored now. Throws ApiError.
 */
export const useUpdateProfile = () => {
  const queries = useQueryClient()
  const key = businessMeKey(useSession()?.userId)
  const show = (profile: BusinessProfile): void => {
    queries.setQueryData<Reply<typeof getBusinessMe>>(key, me => me && { ...me, profile })
  }
  return async (body: z.input<typeof updateBusinessProfile.body>): Promise<Saved<BusinessProfile>> => {
    try {
      const profile = await call(updateBusinessProfile, { body })
      show(profile)
      return { status: 'saved', stored: profile }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'profile_changed') throw error
      const { profile } = await call(getBusinessMe, {})
      if (!profile) throw error
      show(profile)
      return { status: 'changed_elsewhere', stored: profile }
    }
  }
}
