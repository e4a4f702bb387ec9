import * as z from 'zod/mini'
import { emailAddress, emailDomain } from '../contract/email.ts'

/** Refused at business sign-up. */
export const personalMailProviders = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'live.com',
  'icloud.com',
  'msn.com',
  'aol.com',
  'protonmail.com',
] as const

/** Refused by the get-started form: the nine above and thirteen more. */
export const personalMailProvidersOfGetStarted = [
  ...personalMailProviders,
  'googlemail.com',
  'hotmail.se',
  'live.se',
  'outlook.se',
  'yahoo.se',
  'me.com',
  'mac.com',
  'proton.me',
  'gmx.com',
  'mail.com',
  'yandex.com',
  'telia.com',
  'spray.se',
] as const

/** Whether the domain of an address is that of a provider or a subdomain of it, in any case. */
export const isPersonalEmail = (
  address: string,
  providers: readonly string[] = personalMailProviders,
): boolean => {
  const domain = emailDomain(address)
  return providers.some(provider => domain === provider || domain.endsWith(`.${provider}`))
}

/** An address a business may sign up with. */
export const businessEmail = emailAddress.check(
  z.refine(address => !isPersonalEmail(address), { error: 'business_email_required' }),
)
