import { randomUUID } from 'node:crypto'
import { postSubscription } from '#test/faults/post-subscription.ts'
import { origin } from './origin.ts'
import { visitorAddress } from './test-network.ts'

export type Mail = { id: string; to: string; subject: string; text: string; html: string; at: string }

export const inboxOf = async (to: string): Promise<Mail[]> => {
  const response = await fetch(`${origin}/_local/inbox.json?to=${encodeURIComponent(to)}`)
  return (await response.json()) as Mail[]
}

const maxWaitMs = 45_000

/** The newest mail to an address that fits; waits until it is there. */
export const waitForMail = async (to: string, fits: (mail: Mail) => boolean = () => true): Promise<Mail> => {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    const found = (await inboxOf(to)).find(fits)
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No mail came to ${to}.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** How many mails an address has got. */
export const countMails = async (to: string): Promise<number> => (await inboxOf(to)).length

/**
 * How many mails an address has got once all are out that what was stored before asks for, codes apart, which have a
 * consumer of their own. The stream is in order: when a later mail is out, to somebody else, all before it are done with.
 */
export const countSettledMails = async (to: string): Promise<number> => {
  const email = `eva.${randomUUID()}@verkstad.se`
  const port = Number(new URL(origin).port)
  // From another network, whose limits the journey does not use up.
  const sent = await postSubscription({ port, email, idempotencyKey: randomUUID(), from: visitorAddress() })
  if (sent.status !== 201) throw new Error(sent.text)
  await waitForMail(email)
  return countMails(to)
}

/** The newest six-digit code to an address, other than the ones that were seen before. */
export const waitForCode = async (to: string, seen: readonly string[] = []): Promise<string> => {
  const codeIn = ({ text }: Mail) => /^\d{6}$/m.exec(text)?.[0] ?? ''
  return codeIn(await waitForMail(to, mail => codeIn(mail) !== '' && !seen.includes(codeIn(mail))))
}

/** Moves the one clock of the product; answers what it says then. */
export const moveClock = async (seconds: number): Promise<Date> => {
  const response = await fetch(`${origin}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: seconds }),
  })
  if (!response.ok) throw new Error(await response.text())
  return new Date(((await response.json()) as { now: string }).now)
}

/** Moves the product's clock to just past its next full hour: limits count by the hour that it shows. */
export const moveClockToFullHour = async (): Promise<void> => {
  const now = await moveClock(0)
  await moveClock(3_601 - (Math.floor(now.getTime() / 1_000) % 3_600))
}
