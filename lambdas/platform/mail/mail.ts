/** A mail as a template gives it; whom it goes to and from is the sender's business. */
export type Mail = {
  subject: string
  text: string
  html: string
  headers?: Readonly<Record<string, string>>
}
