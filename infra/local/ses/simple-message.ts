import { createTransport } from 'nodemailer'
import { invalidValue, members } from './query-protocol.ts'

/** Builds the raw message of a SendEmail request: https://docs.aws.amazon.com/ses/latest/APIReference/API_SendEmail.html */
export async function composeMessage(parameters: URLSearchParams): Promise<Buffer> {
  const subject = parameters.get('Message.Subject.Data')
  const text = parameters.get('Message.Body.Text.Data')
  const html = parameters.get('Message.Body.Html.Data')
  if (subject === null || (text === null && html === null)) throw invalidValue('Missing subject or body.')
  if (/[\r\n]/.test(subject)) throw invalidValue('Control characters are not allowed in a subject.')
  const composer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await composer.sendMail({
    from: parameters.get('Source') ?? '',
    to: members(parameters, 'Destination.ToAddresses'),
    cc: members(parameters, 'Destination.CcAddresses'),
    replyTo: members(parameters, 'ReplyToAddresses'),
    subject,
    ...(text !== null && { text }),
    ...(html !== null && { html }),
  })
  return Buffer.isBuffer(message) ? message : Buffer.concat(await message.toArray())
}
