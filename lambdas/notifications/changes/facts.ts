import { isOrganizationNumber } from '#shared/business-profile/organization-number.ts'
import type { Language } from '#shared/contract/language.ts'
import { isPhoneNumber } from '#shared/contract/phone.ts'
import { isVatNumber } from '#shared/credits/vat-number.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'

type Label = keyof ReturnType<typeof mailPhrases>['labels']
type Values = Partial<Record<Label, string | number | null>>
type Facts = readonly (readonly [name: string, value: string])[]

/** What was sent, by its labels in a language; what was left empty is left out. */
export const facts = (language: Language, values: Values): Facts => {
  const { labels } = mailPhrases(language)
  return Object.entries(values).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[labels[name as Label], String(value)] as const],
  )
}

/** Mail programs make a link of every name with a dot; of one with nothing behind the dot that can be seen, none does. */
const withoutLinks = (value: string): string =>
  value.replace(/\.(?=\p{L})/gu, '.\u200b').replaceAll('://', ':\u200b//')

/** Enough to know one's own name by, and no room for a message. */
const longestName = 40

const name = (value: string): string =>
  withoutLinks(value.length > longestName ? `${value.slice(0, longestName - 1)}…` : value)

const ours = (value: string): string => value
const onlyIf = (fits: (value: string) => boolean) => (value: string) => (fits(value) ? value : null)

/** How each fact is told to an address that nobody has proven. What is not named here is not told. */
const toldUnproven: Readonly<Partial<Record<Label, (value: string) => string | null>>> = {
  when: ours,
  timezone: ours,
  duration: ours,
  projectBudget: ours,
  projectTimeline: ours,
  credits: ours,
  price: ours,
  participants: onlyIf(value => /^\d{1,2}$/.test(value)),
  mobile: onlyIf(isPhoneNumber),
  phone: onlyIf(isPhoneNumber),
  organizationNumber: onlyIf(isOrganizationNumber),
  vatNumber: onlyIf(isVatNumber),
  name,
  company: name,
  companyName: name,
  companySigner: name,
}

/**
 * What the sender of a form is told back of it. Anybody can enter anybody's address, and would write to them in our
 * name: only what we computed, what has a shape of its own, and the beginning of names is repeated, and nothing but
 * the address itself becomes a link.
 */
export const factsForSender = (language: Language, { email = null, ...values }: Values): Facts => {
  const told = Object.entries(values).map(([label, value]) => {
    const tell = toldUnproven[label as Label]
    return [label, value === null || !tell ? null : tell(String(value))] as const
  })
  return facts(language, { ...Object.fromEntries(told), email })
}
