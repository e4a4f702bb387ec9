import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { createSes } from '#infra/local/ses/ses.ts'
import { makeDataFolder, serve } from '../s3/serve.ts'

/** Creates SES with one verified address and one verified domain, and an SDK client for it that does not retry. */
export async function createMailService({
  dataFolder = makeDataFolder(),
  maxAttempts = 1,
  ...account
}: Partial<Parameters<typeof createSes>[0]> & { maxAttempts?: number } = {}) {
  const ses = createSes({ dataFolder, senders: ['Hej@nodverk.example', 'news.example'], ...account })
  const endpoint = `${await serve(ses)}/ses`
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new SESClient({ endpoint, region: 'eu-north-1', credentials, maxAttempts })
  const sendRaw = (raw: string | Buffer, rest: object = {}) =>
    client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(raw) }, ...rest }))
  return { client, dataFolder, sendRaw, inbox: ses.inbox, setFault: ses.setFault }
}

/** Builds a raw message; a header that is null is left out. */
export function buildMessage(headers: Record<string, string | null> = {}, body = 'Hej!'): string {
  const all = { From: 'Nodverk <Hej@nodverk.example>', To: 'anna@example.com', Subject: 'Hej', ...headers }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return [...lines, '', body].join('\r\n')
}
