import { isOrganizationNumber } from '#shared/business-profile/organization-number.ts'
import type { Language } from '#shared/contract/language.ts'
import { isPhoneNumber } from '#shared/contract/phone.ts'
import { isVatNumber } from '#shared/credits/vat-number.ts'
import { mailPhrases } from './phrases.ts'

type Label = keyof ReturnType<typeof mailPhrases>['labels']
export type FactValues = Partial<Record<Label, string | number | null>>
export type Facts = readonly (readonly [name: string, value: string])[]

/** Values next to their labels in a language; empty ones are left out. */
export const facts = (language: Language, values: FactValues): Facts => {
  const { labels } = mailPhrases(language)
  return Object.entries(values).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[labels[name as Label], String(value)] as const],
  )
}

/** Mail programs make a link of every name with a dot, but not if an invisible character follows the dot. */
const withoutLinks = (value: string): string =>
  value.replace(/\.(?=\p{L})/gu, '.\u200b').replaceAll('://', ':\u200b//')

/** Enough to recognize one's own name, and no room for a message. */
const maxNameLength = 40

/** A name that was typed by a stranger, as it is repeated to an address that nobody has proven. */
export const startOfName = (value: string): string =>
  withoutLinks(value.length > maxNameLength ? `${value.slice(0, maxNameLength - 1)}…` : value)

const unchanged = (value: string): string => value
const onlyIf = (isValid: (value: string) => boolean) => (value: string) => (isValid(value) ? value : null)

/** How each fact is repeated to an address that nobody has proven. A fact that is not listed is left out. */
const repeatForUnproven: Readonly<Partial<Record<Label, (value: string) => string | null>>> = {
  when: unchanged,
  videoLink: unchanged,
  timezone: unchanged,
  duration: unchanged,
  projectBudget: unchanged,
  projectTimeline: unchanged,
  orderNumber: unchanged,
  credits: unchanged,
  price: unchanged,
  priceWithVat: unchanged,
  termsVersion: unchanged,
  participants: onlyIf(value => /^\d{1,2}$/.test(value)),
  mobile: onlyIf(isPhoneNumber),
  phone: onlyIf(isPhoneNumber),
  organizationNumber: onlyIf(isOrganizationNumber),
  vatNumber: onlyIf(isVatNumber),
  name: startOfName,
  bookedBy: startOfName,
  company: startOfName,
  companyName: startOfName,
  companySigner: startOfName,
}

/**
 * What a confirmation repeats to the sender of a form. Anybody can enter anybody's address, and would write to them in
 * our name: only computed values, values of a checked format and the start of names are repeated, and only the address
 * itself becomes a link.
 */
export const factsForSender = (language: Language, { email = null, ...values }: FactValues): Facts => {
  const repeated = Object.entries(values).map(([label, value]) => {
    const repeat = repeatForUnproven[label as Label]
    return [label, value === null || !repeat ? null : repeat(String(value))] as const
  })
  return facts(language, { ...Object.fromEntries(repeated), email })
}
