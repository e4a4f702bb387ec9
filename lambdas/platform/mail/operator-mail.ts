import { locales } from '#shared/contract/language.ts'
import { fill } from '#shared/phrases/fill.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { type FactValues, facts } from './facts.ts'
import { letterHtml, letterText } from './layout.ts'
import type { Mail } from './mail.ts'
import type { Envelope, MailName, OutgoingMail } from './outgoing-mail.ts'
import { subjectOf } from './subject.ts'

export type OperatorMailName = Extract<MailName, `${string}_notice`>

type Content = {
  /** Fills the blanks of the subject. */
  values?: Record<string, string | number>
  facts: FactValues
  /** Who gets the operator's reply, if somebody does. */
  replyTo?: string
}

/** An instant in Swedish time, as Swedes write it. */
export const swedishTime = (instant: number | string): string =>
  new Date(instant).toLocaleString(locales.sv, {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'medium',
    timeStyle: 'short',
  })

const composeMail = (template: OperatorMailName, { values = {}, replyTo, ...content }: Content): Mail => {
  const subject = subjectOf(sv[template].subject, values)
  const listed = facts('sv', content.facts)
  const letter = {
    language: 'sv',
    preview: listed
      .map(([, value]) => value.replace(/\s+/g, ' '))
      .join(' · ')
      .slice(0, 140),
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: sv[template].text },
      { kind: 'facts', facts: listed },
      ...(replyTo ? [{ kind: 'paragraph', text: fill(sv.answerGoesTo, { email: replyTo }) } as const] : []),
    ],
  } as const
  return { subject, text: letterText(letter), html: letterHtml(letter), ...(replyTo && { replyTo }) }
}

/** A mail to the operator about something new; operators read Swedish. */
export const operatorMail = (
  envelope: Envelope<OperatorMailName>,
  content: () => Content | Promise<Content>,
): OutgoingMail => ({
  ...envelope,
  compose: async () => composeMail(envelope.template, await content()),
})
