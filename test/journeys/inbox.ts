import { randomUUID } from 'node:crypto'
import { postSubscription } from '#test/faults/post-subscription.ts'
import { patient } from '#test/patient.ts'
import { origin } from './origin.ts'
import { visitorAddress } from './test-network.ts'

export type Mail = { id: string; to: string; subject: string; text: string; html: string; at: string }

export const inboxOf = async (to: string): Promise<Mail[]> => {
  const response = await fetch(`${origin}/_local/inbox.json?to=${encodeURIComponent(to)}`)
  return (await response.json()) as Mail[]
}

const maxWaitMs = patient(45_000)

/** Returns the newest matching mail to an address; waits until it is there. */
export const waitForMail = async (to: string, fits: (mail: Mail) => boolean = () => true): Promise<Mail> => {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    const found = (await inboxOf(to)).find(fits)
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No mail came to ${to}.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Returns the number of mails to an address. */
export const countMails = async (to: string): Promise<number> => (await inboxOf(to)).length

/**
 * Returns the number of mails to an address once everything stored before is mailed, except codes, which have their own
 * consumer. The stream is in order: when a later mail to another address is out, all before it are done.
 */
export const countSettledMails = async (to: string): Promise<number> => {
  const email = `eva.${randomUUID()}@verkstad.se`
  const port = Number(new URL(origin).port)
  // From another network, whose limits the journey does not use.
  const sent = await postSubscription({ port, email, idempotencyKey: randomUUID(), from: visitorAddress() })
  if (sent.status !== 201) throw new Error(sent.text)
  await waitForMail(email)
  return countMails(to)
}

/** Returns the newest six-digit code to an address, other than those seen before. */
export const waitForCode = async (to: string, seen: readonly string[] = []): Promise<string> => {
  const codeIn = ({ text }: Mail) => /^\d{6}$/m.exec(text)?.[0] ?? ''
  return codeIn(await waitForMail(to, mail => codeIn(mail) !== '' && !seen.includes(codeIn(mail))))
}

/** Moves the product's clock; returns its new time. */
export const moveClock = async (seconds: number): Promise<Date> => {
  const response = await fetch(`${origin}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: seconds }),
  })
  if (!response.ok) throw new Error(await response.text())
  return new Date(((await response.json()) as { now: string }).now)
}

/** Moves the product's clock to just past its next full hour: limits count by that hour. */
export const moveClockToFullHour = async (): Promise<void> => {
  const now = await moveClock(0)
  await moveClock(3_601 - (Math.floor(now.getTime() / 1_000) % 3_600))
}
