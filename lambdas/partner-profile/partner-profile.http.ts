import { choosePartnerLanguage } from '#shared/accounts/choose-language.ts'
import { clock } from '#shared/contract/clock.ts'
import * as cv from '#shared/partner-profile/cv.ts'
import { getFacts, getShownPartner, saveFacts } from '#shared/partner-profile/facts.ts'
import { getAdmission } from '#shared/partner-profile/get-admission.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { createPartnerProfile, updatePartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { acceptPartnerTerms } from '#shared/terms/accept-terms.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { cvs } from '../platform/files/file-area.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { storeLanguage } from '../platform/roles/language.store.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { acceptanceOf } from '../platform/terms/acceptance.ts'
import { hasAcceptedTerms, storeAcceptance } from '../platform/terms/acceptances.store.ts'
import { findAdmission } from './admission.store.ts'
import { shownAdmission } from './admission.ts'
import { cvsOf } from './cv.store.ts'
import { removeCv, replaceCv, requireCv } from './cv.ts'
import { factsOf } from './facts.store.ts'
import { requireFacts, requireShownPartner } from './facts.ts'
import { drawCheck } from './human-check.ts'
import {
  findProfile,
  newProfiles,
  storeCheck,
  storedProfile,
  storeProfileLanguage,
} from './partner-profile.store.ts'
import { createProfile, updateProfile } from './partner-profile.ts'

const now = () => new Date(clock.now()).toISOString()

const checksPerHour = { caller: 60, network: 300 }

export const handler = httpFunction([
  serve(getPartnerMe, async ({ caller }) => {
    const [profile, role, termsAccepted] = await Promise.all([
      findProfile(caller),
      findPartnerRole(caller),
      hasAcceptedTerms({ pool: 'partner', sub: caller }),
    ])
    return {
      id: caller,
      email: role?.email ?? null,
      emailVerified: role?.emailVerifiedAt !== undefined,
      role: role?.role ?? 'partner',
      termsAccepted,
      profile,
    }
  }),
  serve(getAdmission, async ({ caller }) => {
    const admission = await findAdmission(caller)
    if (!admission) throw new Failure('not_found')
    return shownAdmission(admission.life)
  }),
  serve(drawHumanCheck, async ({ caller, clientAddress }) => {
    enforce(await guardCaller({ form: 'human_check', perHour: checksPerHour, caller, clientAddress }))
    const check = drawCheck(clock.now())
    await storeCheck(caller, check)
    return check
  }),
  serveChangeOnce(createPartnerProfile, {
    find: async ({ caller }) => {
      const [role, profile] = await Promise.all([
        findPartnerRole(caller),
        findProfile(caller),
        // By when feedback is promised is one of the claims that operators set.
        loadCurrentContent(),
      ])
      return { email: role?.email, hasProfile: profile !== null }
    },
    handle: ({ body, caller }, receipt, found) =>
      createProfile(body, { ...found, profiles: newProfiles(caller, receipt), now: now() }),
  }),
  serveChange(acceptPartnerTerms, async ({ body, caller }) => {
    await storeAcceptance({ pool: 'partner', sub: caller }, acceptanceOf(body, now()))
    return undefined
  }),
  serveChange(updatePartnerProfile, ({ body, caller }) =>
    updateProfile(body, { profiles: storedProfile(caller), now: now() }),
  ),
  serve(getFacts, ({ caller }) => requireFacts(factsOf(caller))),
  serveChange(saveFacts, ({ body: { version, ...stated }, caller }) =>
    factsOf(caller).replace(stated, version, now()),
  ),
  serve(getShownPartner, ({ caller }) => requireShownPartner(factsOf(caller))),
  serveChange(choosePartnerLanguage, async ({ body: { language }, caller }) => {
    await Promise.all([storeLanguage('partner', caller, language), storeProfileLanguage(caller, language)])
    return undefined
  }),
  serveChange(cv.replaceCv, ({ body, caller }) =>
    replaceCv(body.uploadId, { cvs: cvsOf(caller), now: now() }),
  ),
  serve(cv.linkCv, async ({ caller }) => downloadLink(cvs, await requireCv(cvsOf(caller)))),
  serveChange(cv.removeCv, async ({ caller }) => {
    await removeCv({ cvs: cvsOf(caller), now: now() })
    return undefined
  }),
])
