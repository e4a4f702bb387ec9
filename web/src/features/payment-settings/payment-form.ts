import * as z from 'zod/mini'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { type PaymentSettings, paymentFields } from '#shared/payment-settings/payment-settings.ts'

export const paymentForm = z.strictObject(paymentFields)

export type PaymentValues = z.input<typeof paymentForm>
export type PaymentField = keyof PaymentValues

export const paymentFieldNames = [
  'bankName',
  'accountHolder',
  'clearingNumber',
  'bankAccount',
] as const satisfies readonly PaymentField[]

/** Returns the form's initial values. Stored numbers are masked, so they have to be entered again. */
export const startOf = (settings: PaymentSettings | null): PaymentValues => ({
  bankName: settings?.bankName ?? '',
  accountHolder: settings?.accountHolder ?? '',
  clearingNumber: '',
  bankAccount: '',
})

/** The number fields have their own messages about the required digits. */
export const lengthFault = (
  field: PaymentField,
  code: FieldErrorCode,
): 'clearingNumber' | 'bankAccount' | undefined =>
  (code === 'too_short' || code === 'too_long') && (field === 'clearingNumber' || field === 'bankAccount')
    ? field
    : undefined
