import type { MailName } from '#lambdas/platform/mail/outgoing-mail.ts'
import sv from '#shared/phrases/sv/mails.ts'

/** Every mail of the outbox by its name: phrases with a subject, except the one that Cognito sends. */
export const mailNames = Object.entries<object | string>(sv)
  .filter(([name, phrases]) => typeof phrases === 'object' && 'subject' in phrases && name !== 'recovery')
  .map(([name]) => name as MailName)
