import { clock } from '#shared/contract/clock.ts'
import { getPaymentSettings, savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { requireLiveSession } from '../platform/http/live-session.ts'
import { serve } from '../platform/http/serve.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { paymentsOf } from './payment-settings.store.ts'
import { readSettings, saveSettings } from './payment-settings.ts'

export const handler = httpFunction([
  serve(getPaymentSettings, async ({ caller }) => {
    const [settings, role] = await Promise.all([readSettings(paymentsOf(caller)), findPartnerRole(caller)])
    return { settings, emailVerified: role?.emailVerifiedAt !== undefined }
  }),
  serve(savePaymentSettings, async ({ body, caller, accessToken, signedInAt }) => {
    await requireLiveSession(accessToken)
    const role = await findPartnerRole(caller)
    const emailVerified = role?.emailVerifiedAt !== undefined
    const session = { email: role?.email, emailVerified, signedInAt, now: clock.now() }
    return saveSettings(body, { store: paymentsOf(caller), session })
  }),
])
