/** A calendar file (RFC 5545) that mail programs offer to put into the calendar. */
export type Attachment = { fileName: string; method: 'PUBLISH' | 'CANCEL'; content: string }

/** A mail as a template gives it; whom it goes to and from is the sender's business. */
export type Mail = {
  subject: string
  text: string
  html: string
  /** Who gets the answer; ours to everybody where nobody is named. */
  replyTo?: string
  headers?: Readonly<Record<string, string>>
  calendar?: Attachment
}
