import type { z } from 'zod/mini'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { updatePartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import type { Saved } from '#web/src/ui/signed-in/use-versioned-form.ts'
import { useChangeMe } from './use-partner-me.ts'

/**
 * Saves the profile if `version` is still the stored one. After a save from elsewhere it changes nothing and returns
 * what is stored now. Throws ApiError.
 */
export const useUpdateProfile = () => {
  const change = useChangeMe()
  const show = (profile: PartnerProfile) => change(me => ({ ...me, profile }))
  return async (body: z.input<typeof updatePartnerProfile.body>): Promise<Saved<PartnerProfile>> => {
    try {
      const profile = await call(updatePartnerProfile, { body })
      show(profile)
      return { status: 'saved', stored: profile }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'profile_changed') throw error
      const { profile } = await call(getPartnerMe, {}, { fresh: true })
      if (!profile) throw error
      show(profile)
      return { status: 'changed_elsewhere', stored: profile }
    }
  }
}
