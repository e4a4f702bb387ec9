import { origin } from './origin.ts'

export type Mail = { id: string; to: string; subject: string; text: string; html: string; at: string }

export const inboxOf = async (to: string): Promise<Mail[]> => {
  const response = await fetch(`${origin}/_local/inbox.json?to=${encodeURIComponent(to)}`)
  return (await response.json()) as Mail[]
}

const atMostMilliseconds = 15_000

/** The newest mail to an address that fits; waits until it is there. */
export const mailTo = async (to: string, fits: (mail: Mail) => boolean = () => true): Promise<Mail> => {
  const deadline = Date.now() + atMostMilliseconds
  for (;;) {
    const found = (await inboxOf(to)).find(fits)
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No mail came to ${to}.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** How many mails an address has got. */
export const mailsTo = async (to: string): Promise<number> => (await inboxOf(to)).length

/** The newest six-digit code to an address, other than the ones that were seen before. */
export const codeTo = async (to: string, seen: readonly string[] = []): Promise<string> => {
  const codeIn = ({ text }: Mail) => /^\d{6}$/m.exec(text)?.[0] ?? ''
  return codeIn(await mailTo(to, mail => codeIn(mail) !== '' && !seen.includes(codeIn(mail))))
}

/** Moves the one clock of the product. */
export const later = async (seconds: number): Promise<void> => {
  const response = await fetch(`${origin}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: seconds }),
  })
  if (!response.ok) throw new Error(await response.text())
}
