/** A calendar file (RFC 5545) that mail programs offer to put into the calendar. */
export type Attachment = { fileName: string; method: 'PUBLISH' | 'CANCEL'; content: string }

/** A composed mail; sending adds its sender and recipient. */
export type Mail = {
  subject: string
  text: string
  html: string
  /** Who gets replies; our contact address if it is not set. */
  replyTo?: string
  headers?: Readonly<Record<string, string>>
  calendar?: Attachment
  /** What SES repeats in its feedback about the mail; the recipient does not see it. */
  tags?: Readonly<Record<string, string>>
}
