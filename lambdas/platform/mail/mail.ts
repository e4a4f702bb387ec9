import type { CalendarFile } from '#shared/calendar-file.ts'

/** A composed mail; sending adds its sender and recipient. */
export type Mail = {
  subject: string
  text: string
  html: string
  /** Who gets replies; our contact address if it is not set. */
  replyTo?: string
  headers?: Readonly<Record<string, string>>
  /** Mail programs offer to put it into the calendar. */
  calendar?: CalendarFile
  /** What SES repeats in its feedback about the mail; the recipient does not see it. */
  tags?: Readonly<Record<string, string>>
}
