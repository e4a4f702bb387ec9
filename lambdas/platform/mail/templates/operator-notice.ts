import { fill } from '#shared/phrases/fill.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { letterHtml, letterText } from '../layout.ts'
import type { Mail } from '../mail.ts'

type Notice = {
  subject: string
  text: string
  facts: readonly (readonly [name: string, value: string])[]
  /** Who is answered when the operator presses reply. */
  replyTo?: string | undefined
}

/** What an operator is told about something new; operators read Swedish. */
export const operatorNoticeMail = ({ subject, text, facts, replyTo }: Notice): Mail => {
  const letter = {
    language: 'sv',
    preview: facts
      .map(([, value]) => value.replace(/\s+/g, ' '))
      .join(' · ')
      .slice(0, 140),
    heading: subject,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'facts', facts },
      ...(replyTo ? [{ kind: 'paragraph', text: fill(sv.answerGoesTo, { email: replyTo }) } as const] : []),
    ],
  } as const
  return { subject, text: letterText(letter), html: letterHtml(letter), ...(replyTo && { replyTo }) }
}
