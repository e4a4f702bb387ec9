import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { brand } from '#shared/brand.ts'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'
import type { Mail } from './mail.ts'

const client = connect(
  'ses',
  new SESClient({
    maxAttempts: 1,
    ...timeoutAfter(5_000),
  }),
)

/** Sends one mail as MIME, which List-Unsubscribe and attachments need; returns SES's message id. The outbox retries. */
export const sendMail = async (
  to: string,
  { subject, text, html, headers, calendar, tags = {}, replyTo = brand.contactEmail }: Mail,
): Promise<string> => {
  const from = { name: brand.name, address: environment('MAIL_SENDER') }
  const icalEvent = calendar && {
    method: calendar.method,
    filename: calendar.fileName,
    content: calendar.content,
  }
  // Keeps automatic replies away (RFC 3834).
  const allHeaders = { ...headers, 'Auto-Submitted': 'auto-generated' }
  const composer = new MailComposer({
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    headers: allHeaders,
    icalEvent,
  })
  const raw = await composer.compile().build()
  const { MessageId } = await client.send(
    new SendRawEmailCommand({
      Source: from.address,
      Destinations: [to],
      RawMessage: { Data: raw },
      Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    }),
  )
  return MessageId ?? 'unknown'
}
