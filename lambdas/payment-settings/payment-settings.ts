import type { Language } from '#shared/contract/language.ts'
import type { PaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { recentSignInMinutes } from '#shared/payment-settings/payment-settings.ts'
import { Failure } from '../platform/failure.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { type Checksum, checksumOf } from './account-checksum.ts'

const bankFields = ['bankName', 'accountHolder', 'clearingNumber', 'bankAccount'] as const

/** Not encrypted: never leaves the function, neither to the browser nor to the table or a log. */
export type BankDetails = Record<(typeof bankFields)[number], string>

type Saved = { details: BankDetails; updatedAt: string }

/** What the use cases need of the store. */
export type PaymentStore = {
  find: () => Promise<Saved | null>
  /** Stores the details encrypted, with an audit item of the change; that item mails the owner. */
  save: (saved: Saved, notify: { email: string; language: Language }) => Promise<void>
}

type Session = {
  email: string | undefined
  emailVerified: boolean
  /** Milliseconds. */
  signedInAt: number
  now: number
}

/** The visible four characters would be most of a shorter number, and all of a clearing number. */
const shortestShown = 8

/** Shows the first and last two characters, and nothing of a short number; the dots do not reveal its length. */
export const masked = (value: string): string =>
  value.length >= shortestShown ? `${value.slice(0, 2)}••••${value.slice(-2)}` : '••••'

const shown = ({ details, updatedAt }: Saved): PaymentSettings => ({
  bankName: details.bankName,
  accountHolder: details.accountHolder,
  clearingNumber: masked(details.clearingNumber),
  bankAccount: masked(details.bankAccount),
  updatedAt,
})

/** The payment settings as the partner sees them; null if none are stored. */
export const readSettings = async (store: Pick<PaymentStore, 'find'>): Promise<PaymentSettings | null> => {
  const saved = await store.find()
  return saved && shown(saved)
}

const areSame = (one: BankDetails, other: BankDetails): boolean =>
  bankFields.every(field => one[field] === other[field])

/** The stored details; null also if they cannot be decrypted, so that they can be replaced. */
export const readableOrNull = async ({ find }: Pick<PaymentStore, 'find'>): Promise<Saved | null> => {
  try {
    return await find()
  } catch (error) {
    // The name only: a message may contain a part of the details.
    logger.warn('payment_settings_unreadable', { error: errorName(error) })
    return null
  }
}

type Surroundings = { payments: Pick<PaymentStore, 'save'>; stored: Saved | null; session: Session }

/**
 * Saves payment settings. Throws `email_not_verified`, and `sign_in_too_old` if the password was not entered recently. A
 * wrong checksum is reported and does not prevent saving. Saving the same details again, after a lost reply, changes
 * nothing and mails nobody.
 */
export const saveSettings = async (
  { language, ...details }: BankDetails & { language: Language },
  { payments, stored, session }: Surroundings,
): Promise<{ settings: PaymentSettings; checksum: Checksum }> => {
  const { email, emailVerified, signedInAt, now } = session
  if (email === undefined || !emailVerified) throw new Failure('email_not_verified')
  if (signedInAt <= now - recentSignInMinutes * 60_000) throw new Failure('sign_in_too_old')
  const checksum = checksumOf(details)
  if (stored && areSame(stored.details, details)) return { settings: shown(stored), checksum }
  const saved = { details, updatedAt: new Date(now).toISOString() }
  await payments.save(saved, { email, language })
  return { settings: shown(saved), checksum }
}
