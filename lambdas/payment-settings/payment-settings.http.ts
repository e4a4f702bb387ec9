import { clock } from '#shared/contract/clock.ts'
import { getPaymentSettings, savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { paymentsOf } from './payment-settings.store.ts'
import { readSettings, saveSettings } from './payment-settings.ts'

/** Each save mails the partner, and nobody changes banks ten times within the hour. */
const perHour = { caller: 10, network: 60 }

type Role = Awaited<ReturnType<typeof findPartnerRole>>

export const handler = httpFunction([
  serve(getPaymentSettings, async ({ caller }) => {
    const [settings, role] = await Promise.all([readSettings(paymentsOf(caller)), findPartnerRole(caller)])
    return { settings, emailVerified: role?.emailVerifiedAt !== undefined }
  }),
  serveChange(
    savePaymentSettings,
    ({ body, caller, signedInAt }, role: Role) => {
      const emailVerified = role?.emailVerifiedAt !== undefined
      const session = { email: role?.email, emailVerified, signedInAt, now: clock.now() }
      return saveSettings(body, { store: paymentsOf(caller), session })
    },
    async ({ caller, clientAddress }) => {
      await guardCaller({ form: 'payment_settings', perHour, caller, clientAddress })
      return findPartnerRole(caller)
    },
  ),
])
