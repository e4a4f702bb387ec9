import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { patient } from '../patient.ts'
import { openBrowser } from './browser.ts'
import { dialog, openLogIn, openSignUp, sendCode } from './business.ts'
import { countMails, moveClock, waitForCode } from './inbox.ts'
import { origin } from './origin.ts'

const { visit } = openBrowser()

const askOutbox = async (command: string, input: object): Promise<unknown> => {
  const answer = await fetch(`${origin}/_local/outbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ command, input }),
  })
  return answer.json()
}

const refused = /Vi mejlar inte den här adressen längre/

it('a request for a code at a bounced address says so, until an operator reopens it', async () => {
  const email = `bounce+${randomUUID()}@simulator.amazonses.com`
  const page = await visit('/')
  await openSignUp(page)
  await sendCode(page, email)
  await waitForCode(email)

  // The mail was accepted; the bounce is reported a moment later.
  await vi.waitFor(
    async () => {
      const other = await visit('/')
      await openLogIn(other)
      await sendCode(other, email)
      await other.getByText(refused).waitFor({ timeout: 3_000 })
    },
    { timeout: patient(60_000) },
  )
  expect(await countMails(email)).toBe(1)

  expect(await askOutbox('lift_suppression', { email })).toMatchObject({ reason: 'bounce' })
  // One code a minute.
  await moveClock(61)
  const again = await visit('/')
  await openLogIn(again)
  await sendCode(again, email)
  await dialog(again).getByLabel('Engångskod').waitFor()
})
