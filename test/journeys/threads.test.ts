import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { patient } from '../patient.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { signedIn } from './business-session.ts'
import { inboxOf, moveClock } from './inbox.ts'
import { runCommand } from './operator.ts'

const { visit } = openBrowser({ logged: /^A message could not be sent ApiError/ })

/** Signs a business in, sends an inquiry, and opens its messages. */
const opened = async (): Promise<{ page: Page; id: string; email: string }> => {
  const { page, email } = await signedIn(visit)
  await page.getByRole('button', { name: 'Energi', exact: true }).click()
  await dialog(page).getByLabel('Projektbeskrivning').fill('Två svetsceller ska få ny styrning.')
  const [reply] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/api/business/inquiries')),
    dialog(page).getByRole('button', { name: 'Skicka förfrågan' }).click(),
  ])
  const { id } = (await reply.json()) as { id: string }
  await dialog(page).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Förfrågningar' }).click()
  await page.getByRole('button', { name: 'Meddelanden', exact: true }).click()
  await field(page).waitFor()
  return { page, id, email }
}

const field = (page: Page) => page.getByLabel('Skriv till Nodverk')
const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last()
const answer = (id: string, text: string) => runCommand('threads', 'write', id, '--text', text)

describe('a business and an operator', () => {
  it('write to each other; an answer arrives by itself, and another tab shows that it is new', async () => {
    const { page, id } = await opened()
    await field(page).fill('När kan ni börja?')
    await field(page).press('Control+Enter')
    await message(page, 'När kan ni börja?').getByText('Du').waitFor()
    expect(await field(page).inputValue()).toBe('')
    const waiting = await runCommand('threads', 'unread')
    expect(waiting.items).toContainEqual(expect.objectContaining({ id, unread: 1 }))

    await page.getByRole('button', { name: 'Meddelanden', exact: true }).click()
    expect(await answer(id, 'På måndag.')).toMatchObject({ changed: true })
    await page.reload()
    await page.getByRole('button', { name: 'Meddelanden (1 nytt)' }).click()
    await message(page, 'På måndag.').getByText('Nodverk').waitFor()
    await page.getByRole('button', { name: 'Meddelanden', exact: true }).waitFor()

    await answer(id, 'Klockan åtta.')
    await page
      .getByRole('log')
      .getByText('Klockan åtta.')
      .waitFor({ timeout: patient(40_000) })
  })
})

describe('a message', () => {
  it('that its business has not read after five minutes is mailed about, once', async () => {
    const { page, id, email } = await opened()
    await field(page).fill('När kommer ni?')
    await field(page).press('Control+Enter')
    await message(page, 'När kommer ni?').waitFor()
    await page.goto('/business/dashboard')
    const mails = async () =>
      (await inboxOf(email)).filter(({ subject }) => subject === 'Nytt meddelande från Nodverk')
    expect(await answer(id, 'Vi kommer på tisdag.')).toMatchObject({ changed: true })
    await moveClock(301)
    await expect.poll(mails, { timeout: patient(40_000) }).toHaveLength(1)
    await moveClock(600)
    await page.goto(`/business/dashboard/inquiries?thread=${id}`)
    await message(page, 'Vi kommer på tisdag.').waitFor()
    expect(await mails()).toHaveLength(1)
  })

  it('stays in its field until it has arrived, over a reload, and is stored once', async () => {
    const { page, id } = await opened()
    const text = 'Vi bygger om i mars.'
    const keys = new Set<string | undefined>()
    await page.route('**/messages', async route => {
      keys.add(route.request().headers()['idempotency-key'])
      await route.fetch()
      await route.abort()
    })
    await field(page).fill(text)
    await page.getByRole('button', { name: 'Skicka', exact: true }).click()
    await page.getByText('Meddelandet gick inte iväg.', { exact: false }).waitFor()
    expect(await field(page).inputValue()).toBe(text)
    await page.unroute('**/messages')
    // Where a mail leads to.
    await page.goto(`/business/dashboard/inquiries?thread=${id}`)
    await field(page).waitFor()
    expect(await field(page).inputValue()).toBe(text)
    await page.getByRole('button', { name: 'Skicka', exact: true }).click()
    await expect.poll(() => field(page).inputValue()).toBe('')
    expect(keys.size).toBe(1)
    expect((await runCommand('threads', 'show', id)).items).toHaveLength(1)
  })

  it('with a long word fits 320 px and has no accessibility findings', async () => {
    const { page, id } = await opened()
    await page.setViewportSize({ width: 320, height: 700 })
    const word = 'Kabelkanalsgenomföringsbeställningsnummer'.repeat(4)
    await field(page).fill(`${word} ✓`)
    await page.getByRole('button', { name: 'Skicka', exact: true }).click()
    await message(page, word).waitFor()
    await answer(id, `Re: ${word}`)
    await page.goto(`/business/dashboard/inquiries?thread=${id}`)
    await message(page, `Re: ${word}`).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wider()).toBeLessThanOrEqual(0)
  })
})
