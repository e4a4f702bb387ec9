import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import {
  createBusinessProfile,
  updateBusinessProfile,
} from '#shared/business-profile/save-business-profile.ts'
import { clock } from '#shared/contract/clock.ts'
import { acceptBusinessTerms } from '#shared/terms/accept-terms.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { acceptanceOf } from '../platform/terms/acceptance.ts'
import { hasAcceptedTerms, storeAcceptance } from '../platform/terms/acceptances.store.ts'
import { findCredits, findProfile, findRole, newProfiles, storedProfile } from './business-profile.store.ts'
import { createProfile, updateProfile } from './business-profile.ts'

const now = () => new Date(clock.now()).toISOString()

export const handler = httpFunction([
  serve(getBusinessMe, async ({ caller }) => {
    const [profile, role, credits, termsAccepted] = await Promise.all([
      findProfile(caller),
      findRole(caller),
      findCredits(caller),
      hasAcceptedTerms({ pool: 'business', sub: caller }),
    ])
    const account = { id: caller, email: role?.email ?? null, role: role?.role ?? 'business' }
    return { ...account, termsAccepted, profile, credits }
  }),
  serveChangeOnce(createBusinessProfile, {
    find: ({ caller }) => findRole(caller),
    handle: ({ body, caller }, receipt, role) =>
      createProfile(body, {
        profiles: newProfiles({ sub: caller, email: role?.email }, receipt),
        now: now(),
      }),
  }),
  serveChange(acceptBusinessTerms, async ({ body, caller }) => {
    await storeAcceptance({ pool: 'business', sub: caller }, acceptanceOf(body, now()))
    return undefined
  }),
  serveChange(updateBusinessProfile, ({ body, caller }) =>
    updateProfile(body, { profiles: storedProfile(caller), now: now() }),
  ),
])
