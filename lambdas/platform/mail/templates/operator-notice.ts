import { letterHtml, letterText } from '../layout.ts'
import type { Mail } from '../mail.ts'

type Notice = {
  subject: string
  text: string
  facts: readonly (readonly [name: string, value: string])[]
}

/** What an operator is told about something new; operators read Swedish. */
export const operatorNoticeMail = ({ subject, text, facts }: Notice): Mail => {
  const letter = {
    language: 'sv',
    heading: subject,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'facts', facts },
    ],
  } as const
  return { subject, text: letterText(letter), html: letterHtml(letter) }
}
