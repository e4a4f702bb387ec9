import { clock } from '#shared/contract/clock.ts'
import { getPaymentSettings, savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { requireLiveSession } from '../platform/http/live-session.ts'
import { serve } from '../platform/http/serve.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { paymentsOf } from './payment-settings.store.ts'
import { readableOrNull, readSettings, saveSettings } from './payment-settings.ts'

/** Each save mails the partner, and nobody changes banks ten times within the hour. */
const perHour = { caller: 10, network: 60 }

export const handler = httpFunction([
  serve(getPaymentSettings, async ({ caller }) => {
    const [settings, role] = await Promise.all([readSettings(paymentsOf(caller)), findPartnerRole(caller)])
    return { settings, emailVerified: role?.emailVerifiedAt !== undefined }
  }),
  serve(savePaymentSettings, async ({ body, caller, accessToken, signedInAt, clientAddress }) => {
    const payments = paymentsOf(caller)
    const [verdict, role, stored] = await Promise.all([
      guardCaller({ form: 'payment_settings', perHour, caller, clientAddress }),
      findPartnerRole(caller),
      readableOrNull(payments),
      requireLiveSession(accessToken),
    ])
    enforce(verdict)
    const emailVerified = role?.emailVerifiedAt !== undefined
    const session = { email: role?.email, emailVerified, signedInAt, now: clock.now() }
    return saveSettings(body, { payments, stored, session })
  }),
])
