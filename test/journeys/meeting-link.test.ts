import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import { easterSunday } from '#shared/meetings/public-holidays.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { postJson } from '#test/faults/post-json.ts'
import { bookingsAfter, button, chooseDate, timeField, words } from './booking.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { type Mail, waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'
import { origin } from './origin.ts'
import { openTestNetwork, visitorAddress } from './test-network.ts'

const { visit } = openBrowser()
const { nextWeekday, atTheDetails } = bookingsAfter(250, visit)

const linkIn = ({ text }: Mail): string => {
  const link = /https?:\/\/\S+\/meeting#token=\S+/.exec(text)?.[0]
  if (!link) throw new Error(`No link to the meeting in: ${text}`)
  return new URL(link).pathname + new URL(link).hash
}

const found = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)

const main = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Books without a browser, whose dialog is tested in Swedish. */
const bookInEnglish = async (email: string): Promise<string> => {
  const body = {
    ...{ firstName: 'Anna', lastName: 'Berg', email, mobile: null, company: 'Nordplåt AB' },
    ...{ meetingDate: nextWeekday(), meetingTime: '10:00', duration: '30 minuter' },
    ...{ timezone: 'Europe/Stockholm', description: 'A robot cell.', participants: null },
    ...{ language: 'en', proof: null, website: null },
  }
  const port = Number(new URL(origin).port)
  const path = '/api/meetings'
  const sent = await postJson({ port, path, body, idempotencyKey: randomUUID(), from: visitorAddress() })
  if (sent.status !== 201) throw new Error(sent.text)
  return JSON.parse(sent.text).id
}

describe('whoever booked a meeting', () => {
  it('confirms it by the mailed link, moves it, cancels it, and everybody gets to know', async () => {
    const [email, participant] = [newEmail(), newEmail()]
    const visitedFrom = await openTestNetwork(visitorAddress())
    const { page } = await atTheDetails(words, email, { visitedFrom })
    await page.getByRole('textbox', { name: new RegExp(`^${words.participants}`) }).fill(participant)
    await button(page, words.submit).click()
    await page.getByText(words.booked).waitFor()
    const link = linkIn(await waitForMail(email, ({ subject }) => words.mail.test(subject)))

    await page.goto(link)
    await main(page, 'Bekräfta mötet').click()
    await heading(page, 'Mötet är bekräftat').waitFor()
    await waitForMail(participant, ({ subject }) => subject.startsWith('Inbjudan: '))
    expect(await found(page)).toEqual([])

    const other = await visit(link)
    await main(other, 'Avboka').click()
    await main(page, 'Flytta').click()
    await chooseMoved(page, nextWeekday())
    expect(await found(page)).toEqual([])
    await main(page, 'Flytta hit').click()
    await heading(page, 'Mötet är flyttat').waitFor()
    await expectOnePage(page)
    const moved = await waitForMail(participant, ({ subject }) => subject.includes('är flyttat till'))
    expect(moved.text).not.toContain('token=')

    // The tab that was open before the move.
    await main(other, 'Ja, avboka').click()
    await other.getByText('Mötet har ändrats sedan sidan öppnades.').waitFor()
    await main(other, 'Avboka').click()
    await main(other, 'Ja, avboka').click()
    await heading(other, 'Mötet är avbokat').waitFor()
    await waitForMail(participant, ({ subject }) => subject.endsWith('är avbokat'))
    expect(linkIn(await waitForMail(email, ({ subject }) => subject.includes('är flyttat till')))).toBe(link)

    await page.reload()
    await heading(page, 'Mötet är avbokat').waitFor()
    await main(page, 'Boka en ny tid').click()
    await page.getByRole('dialog').first().waitFor()
  })

  it('reads mail and page in English, with the video link that an operator gave', async () => {
    const email = newEmail()
    const id = await bookInEnglish(email)
    const url = 'https://meet.example/nordplat'
    await runCommand('meetings', 'link', id, url)
    const mail = await waitForMail(email, ({ subject }) => subject.startsWith('Video link'))
    expect(mail.text).toContain(url)
    const page = await visit(linkIn(mail), { viewport: { width: 320, height: 640 } })
    await heading(page, 'Your meeting with Nodverk').waitFor()
    const toVideo = page.getByRole('link', { name: 'Go to the video meeting' })
    expect(await toVideo.getAttribute('href')).toBe(url)
    expect(await found(page)).toEqual([])
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  })

  it('who follows a truncated link gets a message', async () => {
    const page = await visit('/meeting#token=cut')
    await heading(page, 'Länken gäller inte').waitFor()
    await expectOnePage(page)
  })
})

const chooseMoved = async (page: Page, date: string) => {
  await page.locator('main button[aria-haspopup=dialog]').click()
  await page.locator('[data-date]').first().waitFor()
  while ((await page.locator(`[data-date="${date}"]`).count()) === 0) await page.keyboard.press('PageDown')
  await page.locator(`[data-date="${date}"]`).click()
  await timeField(page, words).selectOption('11:00')
}

describe('the calendar', () => {
  it('says why a day has no times, and leads to the next that has some', async () => {
    const page = await visit('/')
    await page.getByRole('main').getByRole('button', { name: words.opener, exact: true }).last().click()
    await page.getByRole('combobox', { name: words.timezone }).selectOption('Australia/Sydney')
    const year = new Date().getUTCFullYear() + 1
    const winter = weekdayOf(`${year}-02-01`)
    await chooseDate(page, winter <= 5 ? `${year}-02-01` : `${year}-02-04`)
    await page.getByText('Vi tar möten kl. 08:00–19:00 svensk tid.').waitFor()
    await page.getByRole('button', { name: /^Nästa lediga dag/ }).click()
    await timeField(page, words).locator('option', { hasText: '16:30' }).waitFor({ state: 'attached' })
    await page.locator('dialog button[aria-haspopup=dialog]').click()
    await page.locator('[data-date]').first().waitFor()
    const goodFriday = page.locator(`[data-date="${daysAfter(easterSunday(year + 1), -2)}"]`)
    while ((await goodFriday.count()) === 0) await page.keyboard.press('PageDown')
    expect(await goodFriday.getAttribute('aria-label')).toMatch(/, stängt: långfredagen$/)
    expect(await goodFriday.getAttribute('aria-disabled')).toBe('true')
  })
})
