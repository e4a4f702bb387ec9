import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Language } from '#shared/contract/language.ts'

export const createdAt = '2027-03-02T09:30:00.000Z'
const endless = `${'Kabelkanalsgenomföringsbeställningsnummer'.repeat(4)}`

/** The worst that a visitor may send: markup, an endless word, a line that would start a header. */
export const hostileInput = {
  markup: '<b>Två robotar</b> & en "cell"',
  endless,
  lines: `Ny cell\r\nBcc: x@y.se\n${endless}`,
}

/** The insert of a whole item, as its declaration has it. */
export const stored = <Item extends z.ZodMiniType>(
  { item: _ }: { item: Item },
  key: { PK: string; SK: string },
  given: z.input<Item> & object,
): Change => ({ before: null, after: { ...key, ...given } })

export const senderIn = (language: Language) => ({
  id: randomUUID(),
  language,
  createdAt,
  email: 'anna@verkstad.se',
  suspect: false,
})
