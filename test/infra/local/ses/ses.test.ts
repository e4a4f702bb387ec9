import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetSendQuotaCommand, ListIdentitiesCommand, SendEmailCommand } from '@aws-sdk/client-ses'
import { createTransport } from 'nodemailer'
import { expect, test, vi } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { buildMessage, createMailService } from './mail-service.ts'

test('a mail built by a MIME library is shown with its parts, headers and attachments', async () => {
  const { sendRaw, inbox } = await createMailService()
  const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: 'Nodverk Å <Hej@nodverk.example>',
    to: ['anna@example.com', 'Bo <bo@example.com>'],
    subject: 'Bekräfta din prenumeration på nyhetsbrevet, så att vi vet att adressen är din egen',
    text: 'Bekräfta: https://example.com/confirm?token=abc',
    html: '<p>Bekräfta</p>',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    attachments: [{ filename: 'möte.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  })
  const { MessageId } = await sendRaw(composed.message as Buffer)
  const [mail] = inbox.list()
  expect(mail).toMatchObject({
    id: MessageId,
    from: 'Nodverk Å <Hej@nodverk.example>',
    to: 'anna@example.com, bo@example.com',
    subject: 'Bekräfta din prenumeration på nyhetsbrevet, så att vi vet att adressen är din egen',
    html: expect.stringContaining('<p>Bekräfta</p>'),
    attachments: [{ fileName: 'möte.ics', contentType: 'text/calendar' }],
  })
  expect(mail?.text.trim()).toBe('Bekräfta: https://example.com/confirm?token=abc')
  expect(mail?.headers).toContainEqual({ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' })
})

test('SendEmail reaches every named recipient, the blind copies too', async () => {
  const { client, inbox } = await createMailService()
  const Body = { Text: { Data: 'Hej å' }, Html: { Data: '<p>Hej å</p>' } }
  const Destination = { ToAddresses: ['anna@example.com'], BccAddresses: ['bo@example.com'] }
  const Message = { Subject: { Data: 'Välkommen' }, Body }
  await client.send(new SendEmailCommand({ Source: 'Hej@nodverk.example', Destination, Message }))
  const [mail] = inbox.list('BO@example.com')
  expect(mail).toMatchObject({ subject: 'Välkommen', to: 'anna@example.com, bo@example.com' })
  expect([mail?.text.trim(), mail?.html.trim()]).toEqual(['Hej å', '<p>Hej å</p>'])
  expect(mail?.headers.map(({ name }) => name.toLowerCase())).not.toContain('bcc')
})

test('the recipients are those of the envelope, not of the headers', async () => {
  const { sendRaw, inbox } = await createMailService()
  await sendRaw(buildMessage(), { Destinations: ['Bo <bo@example.com>'] })
  expect(inbox.list('anna@example.com')).toEqual([])
  expect(inbox.list('bo@example.com')).toHaveLength(1)
})

test('the inbox is newest first, even if the clock goes back, and hides no second mail', async () => {
  const { sendRaw, inbox } = await createMailService()
  try {
    for (const Subject of ['one', 'two', 'two']) {
      await sendRaw(buildMessage({ Subject }))
      clock.moveBy(-60_000)
    }
  } finally {
    clock.moveBy(-clock.offset())
  }
  expect(inbox.list().map(({ subject }) => subject)).toEqual(['two', 'two', 'one'])
})

const sandbox =
  'Email address is not verified. The following identities failed the check in region EU-NORTH-1: '
const bad: [what: string, raw: string, rest: object, code: string, message: string][] = [
  [
    'a sender nobody verified',
    buildMessage({ From: 'x@evil.example' }),
    {},
    'MessageRejected',
    `${sandbox}x@evil.example`,
  ],
  [
    'another local part',
    buildMessage({ From: 'info@nodverk.example' }),
    {},
    'MessageRejected',
    `${sandbox}info@nodverk.example`,
  ],
  [
    'a subdomain of a verified one',
    buildMessage({ From: 'a@evil.news.example' }),
    {},
    'MessageRejected',
    `${sandbox}a@evil.news.example`,
  ],
  [
    'a verified source before another From',
    buildMessage({ From: 'x@evil.example' }),
    { Source: 'Hej@nodverk.example' },
    'MessageRejected',
    `${sandbox}x@evil.example`,
  ],
  [
    'another source before a verified From',
    buildMessage(),
    { Source: 'x@evil.example' },
    'MessageRejected',
    `${sandbox}x@evil.example`,
  ],
  [
    'a Sender nobody verified',
    buildMessage({ Sender: 'x@evil.example' }),
    {},
    'MessageRejected',
    `${sandbox}x@evil.example`,
  ],
  ['no From', buildMessage({ From: null }), {}, 'InvalidParameterValue', "Missing required header 'From'."],
  ['a body without headers', '\r\nHej', {}, 'InvalidParameterValue', "Missing required header 'From'."],
  [
    'nobody to send to',
    buildMessage({ To: null }),
    {},
    'InvalidParameterValue',
    "Missing required header 'To'.",
  ],
  [
    'an address without a domain',
    buildMessage({ To: 'anna' }),
    {},
    'InvalidParameterValue',
    "Missing final '@domain'",
  ],
  [
    'a space in an address',
    buildMessage(),
    { Destinations: ['"an na"@example.com'] },
    'InvalidParameterValue',
    'Local address contains control or whitespace',
  ],
  [
    'an international local part',
    buildMessage({ To: 'åsa@example.com' }),
    {},
    'InvalidParameterValue',
    'Local address contains control or whitespace',
  ],
  [
    'a domain that is not ASCII',
    buildMessage({ To: 'asa@exämple.com' }),
    {},
    'InvalidParameterValue',
    'Domain contains illegal character',
  ],
  [
    'two subjects',
    buildMessage({ subject: 'again' }),
    {},
    'InvalidParameterValue',
    "Duplicate header 'subject'.",
  ],
  [
    '51 recipients',
    buildMessage(),
    { Destinations: Array.from({ length: 51 }, (_, n) => `a${n}@example.com`) },
    'InvalidParameterValue',
    'Recipient count exceeds 50.',
  ],
  [
    'more than 10 MB',
    buildMessage({}, 'x'.repeat(10_485_760)),
    {},
    'InvalidParameterValue',
    'Message length is more than 10485760 bytes long',
  ],
]

test.each(bad)('refuses %s', async (_, raw, rest, name, message) => {
  const { sendRaw, inbox, dataFolder } = await createMailService()
  await expect(sendRaw(raw, rest)).rejects.toMatchObject({
    name,
    message: expect.stringContaining(message),
    $metadata: { httpStatusCode: 400 },
  })
  expect([inbox.list(), readdirSync(join(dataFolder, 'mail'))]).toEqual([[], []])
})

test('any address of a verified domain may send, in any case of the domain', async () => {
  const { sendRaw, inbox } = await createMailService()
  await sendRaw(buildMessage({ From: 'Brev <anything@NEWS.example>' }))
  expect(inbox.list()).toHaveLength(1)
})

test('a header break in a subject cannot add a recipient', async () => {
  const { client, inbox } = await createMailService()
  const Message = { Subject: { Data: 'Hej\r\nBcc: evil@example.com' }, Body: { Text: { Data: 'x' } } }
  const Destination = { ToAddresses: ['anna@example.com'] }
  const sent = client.send(new SendEmailCommand({ Source: 'Hej@nodverk.example', Destination, Message }))
  await expect(sent).rejects.toMatchObject({ name: 'InvalidParameterValue' })
  expect(inbox.list()).toEqual([])
})

test.each([
  ['throttle', { name: 'Throttling', message: 'Maximum sending rate exceeded.' }],
  ['reject', { name: 'MessageRejected' }],
  ['down', { code: 'ECONNRESET' }],
] as const)('the fault "%s" fails every mail until it is over', async (fault, error) => {
  const { sendRaw, inbox, setFault } = await createMailService()
  setFault(fault)
  await expect(sendRaw(buildMessage())).rejects.toMatchObject(error)
  expect(inbox.list()).toEqual([])
  setFault(null)
  await sendRaw(buildMessage())
  expect(inbox.list()).toHaveLength(1)
})

test('accepted mails are there after a restart; a half-written one is not', async () => {
  const first = await createMailService()
  await Promise.all(['a', 'b', 'c'].map(Subject => first.sendRaw(buildMessage({ Subject }))))
  const folder = join(first.dataFolder, 'mail')
  writeFileSync(join(folder, '00000009.eml'), buildMessage())
  writeFileSync(join(folder, '00000009.json.1.tmp'), '{"id":')
  const second = await createMailService({ dataFolder: first.dataFolder })
  expect(second.inbox.list()).toEqual(first.inbox.list())
  await second.sendRaw(buildMessage({ Subject: 'd' }))
  expect(second.inbox.list()[0]?.subject).toBe('d')
  expect(readdirSync(folder)).toHaveLength(8)
})

test('the mail is on the disk, unchanged, when its id is returned', async () => {
  const { sendRaw, dataFolder } = await createMailService()
  await sendRaw(buildMessage({ 'X-Probe': 'raw' }))
  const folder = join(dataFolder, 'mail')
  expect(readdirSync(folder)).toEqual(['00000001.eml', '00000001.json'])
  expect(readFileSync(join(folder, '00000001.eml'), 'utf8')).toBe(buildMessage({ 'X-Probe': 'raw' }))
})

test('a mail that cannot be stored is not accepted', async () => {
  const { sendRaw, inbox, dataFolder } = await createMailService()
  rmSync(join(dataFolder, 'mail'), { recursive: true })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(sendRaw(buildMessage())).rejects.toMatchObject({ name: 'InternalFailure' })
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  expect(inbox.list()).toEqual([])
})

test('the quota counts sent mails; unsupported actions are refused', async () => {
  const { client, sendRaw } = await createMailService()
  await sendRaw(buildMessage())
  expect(await client.send(new GetSendQuotaCommand({}))).toMatchObject({
    SentLast24Hours: 1,
    MaxSendRate: 14,
  })
  await expect(client.send(new ListIdentitiesCommand({}))).rejects.toMatchObject({ name: 'InvalidAction' })
})
