import { fill } from '#shared/phrases/fill.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { operatorNoticeMail } from '../../platform/mail/templates/operator-notice.ts'

/** Where links lead, and who is told about what is new. */
export type Addresses = { siteOrigin: string; operator: string }

/** An instant as Swedes write it. */
export const swedishTime = (instant: number | string): string =>
  new Date(instant).toLocaleString('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'medium',
    timeStyle: 'short',
  })

/** A line break in a subject would start a header of its own; what a visitor typed is cut and kept to one line. */
const forSubject = (value: string | number): string => String(value).replace(/\s+/g, ' ').slice(0, 80)

/** The operator's notice with its subject's blanks filled in. */
export const filledNotice = (
  words: { subject: string; text: string },
  values: Record<string, string | number>,
  facts: readonly (readonly [name: string, value: string])[],
): Mail => {
  const clean = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, forSubject(value)]))
  return operatorNoticeMail({ subject: fill(words.subject, clean), text: words.text, facts })
}
