import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { requiredLine } from '../contract/text.ts'

const path = '/api/partner/payment-settings'

/** How old a sign-in may be, in minutes, when payment settings are saved. */
export const recentSignInMinutes = 15

const digits = (min: number, max: number) =>
  requiredLine({ max: 40 }).check(
    // People write them in groups: 8327-9, 903 412 345-6.
    z.overwrite((text: string) => text.replace(/[\s-]/g, '')),
    z.refine((text: string) => /^\d*$/.test(text), { error: 'digits_only', abort: true }),
    z.minLength(min, 'too_short'),
    z.maxLength(max, 'too_long'),
  )

export const paymentFields = {
  bankName: requiredLine({ max: 80 }),
  accountHolder: requiredLine({ max: 120 }),
  clearingNumber: digits(4, 5),
  bankAccount: digits(5, 15),
}

/** Clearing and account number are masked except the first and last two characters; short ones completely. */
const maskedSettings = z.object({
  bankName: z.string(),
  accountHolder: z.string(),
  clearingNumber: z.string(),
  bankAccount: z.string(),
  updatedAt: z.string(),
})

export type PaymentSettings = z.infer<typeof maskedSettings>

/** The stored payment settings, masked; null if there are none. */
export const getPaymentSettings = endpoint({
  method: 'GET',
  path,
  access: 'partner',
  reply: {
    status: 200,
    body: z.object({ settings: z.nullable(maskedSettings), emailVerified: z.boolean() }),
  },
  errors: [],
})

/** Stores them encrypted. A wrong checksum is reported and does not prevent saving: not every bank follows the table. */
export const savePaymentSettings = endpoint({
  method: 'PUT',
  path,
  access: 'partner',
  body: z.strictObject({ ...paymentFields, language }),
  reply: {
    status: 200,
    body: z.object({ settings: maskedSettings, checksum: z.enum(['right', 'wrong', 'unknown']) }),
  },
  errors: ['email_not_verified', 'sign_in_too_old', 'rate_limited'],
})
