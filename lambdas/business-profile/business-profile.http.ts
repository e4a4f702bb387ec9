import { chooseBusinessLanguage } from '#shared/accounts/choose-language.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import {
  createBusinessProfile,
  updateBusinessProfile,
} from '#shared/business-profile/save-business-profile.ts'
import { clock } from '#shared/contract/clock.ts'
import { acceptBusinessTerms } from '#shared/terms/accept-terms.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { findCreditsLeft } from '../platform/ledger/credits-left.store.ts'
import { storeLanguage } from '../platform/roles/language.store.ts'
import { acceptanceOf } from '../platform/terms/acceptance.ts'
import { hasAcceptedTerms, storeAcceptance } from '../platform/terms/acceptances.store.ts'
import { findProfile, findRole, newProfiles, storedProfile } from './business-profile.store.ts'
import { createProfile, updateProfile } from './business-profile.ts'

const now = () => new Date(clock.now()).toISOString()

export const handler = httpFunction(
  [
    serve(getBusinessMe, async ({ caller, person, memberRole }) => {
      const [profile, role, balance, termsAccepted] = await Promise.all([
        findProfile(caller),
        findRole(person),
        findCreditsLeft(caller),
        // Each member accepts the terms, also those who did not found the company.
        hasAcceptedTerms({ pool: 'business', sub: person }),
      ])
      const account = { id: caller, email: role?.email ?? null, role: role?.role ?? 'business', memberRole }
      return { ...account, termsAccepted, profile, credits: { balance } }
    }),
    serveChangeOnce(createBusinessProfile, {
      find: ({ person }) => findRole(person),
      handle: ({ body, caller, person }, receipt, role) =>
        createProfile(body, {
          profiles: newProfiles({ sub: caller, person, email: role?.email }, receipt),
          now: now(),
        }),
    }),
    serveChange(acceptBusinessTerms, async ({ body, person }) => {
      await storeAcceptance({ pool: 'business', sub: person }, acceptanceOf(body, now()))
      return undefined
    }),
    serveChange(updateBusinessProfile, ({ body, caller }) =>
      updateProfile(body, { profiles: storedProfile(caller), now: now() }),
    ),
    serveChange(chooseBusinessLanguage, async ({ body: { language }, person }) => {
      await storeLanguage('business', person, language)
      return undefined
    }),
  ],
  findMembership,
)
