import { clock } from '#shared/contract/clock.ts'
import { getPaymentSettings, savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { paymentsOf } from './payment-settings.store.ts'
import { readableOrNull, readSettings, saveSettings } from './payment-settings.ts'

/** Each save mails the partner; nobody needs to change banks ten times an hour. */
const perHour = { caller: 10, network: 60 }

type Found = {
  role: Awaited<ReturnType<typeof findPartnerRole>>
  stored: Awaited<ReturnType<typeof readableOrNull>>
}

export const handler = httpFunction([
  serve(getPaymentSettings, async ({ caller }) => {
    const [settings, role] = await Promise.all([readSettings(paymentsOf(caller)), findPartnerRole(caller)])
    return { settings, emailVerified: role?.emailVerifiedAt !== undefined }
  }),
  serveChange(
    savePaymentSettings,
    ({ body, caller, signedInAt }, { role, stored }: Found) => {
      const emailVerified = role?.emailVerifiedAt !== undefined
      const session = { email: role?.email, emailVerified, signedInAt, now: clock.now() }
      return saveSettings(body, { payments: paymentsOf(caller), stored, session })
    },
    async ({ caller, clientAddress }) => {
      const [verdict, role, stored] = await Promise.all([
        guardCaller({ form: 'payment_settings', perHour, caller, clientAddress }),
        findPartnerRole(caller),
        readableOrNull(paymentsOf(caller)),
      ])
      enforce(verdict)
      return { role, stored }
    },
  ),
])
