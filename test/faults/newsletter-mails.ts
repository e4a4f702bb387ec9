import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { names } from '#infra/local/names.ts'

type Mail = { to: string; text: string }

/** A mail of a subscription: how often it went out, and how often the log says that it may go out twice. */
type AskedMail = { email: string; template: string; sent: number; repeatsLogged: number }

const mailsTo = async (origin: string, to: string): Promise<Mail[]> =>
  (await fetch(`${origin}/_local/inbox.json?to=${encodeURIComponent(to)}`)).json() as Promise<Mail[]>

/** Returns whether this address received a mail. */
export const hasMail = async (origin: string, to: string): Promise<boolean> =>
  (await mailsTo(origin, to)).length > 0

/** Returns whether the table holds a subscription of this address. */
export const isSubscriber = async (origin: string, email: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/_local/privacy`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ command: 'person export', input: { email }, by: 'a test' }),
  })
  const { item } = (await answer.json()) as { item?: Record<string, unknown> }
  return item?.Newsletter !== undefined
}

const logLines = async (dataFolder: string): Promise<Record<string, string>[]> => {
  const text = await readFile(join(dataFolder, 'log.ndjson'), 'utf8')
  return text.split('\n').flatMap(line => {
    try {
      return [JSON.parse(line)]
    } catch {
      // A kill may cut off the last line of a run.
      return []
    }
  })
}

/** The hash of a stored subscription is in its confirmation links. */
const emailHashIn = (mail: Mail | undefined): string =>
  /token=([\w-]{43})\./.exec(mail?.text ?? '')?.[1] ?? ''

/** Returns the two mails of each address's subscription: the subscriber's and the operator's. */
export const newsletterMails = async (
  origin: string,
  dataFolder: string,
  emails: readonly string[],
): Promise<AskedMail[]> => {
  const all = (await (await fetch(`${origin}/_local/inbox.json`)).json()) as Mail[]
  const repeats = (await logLines(dataFolder)).filter(({ message }) => message === 'mail_may_repeat')
  const toOperator = all.filter(({ to }) => to === names.operator)
  return emails.flatMap(email => {
    const confirmations = all.filter(({ to }) => to === email)
    const notices = toOperator.filter(({ text }) => text.includes(email))
    const source = `SUBSCRIBER#${emailHashIn(confirmations[0])}#`
    const asked = (template: string, sent: number): AskedMail => {
      const logged = repeats.filter(line => line.source?.startsWith(source) && line.template === template)
      return { email, template, sent, repeatsLogged: logged.length }
    }
    return [
      asked('subscription_confirmation', confirmations.length),
      asked('subscription_notice', notices.length),
    ]
  })
}
