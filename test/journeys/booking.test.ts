import { describe, expect, it } from 'vitest'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { accessibilityFindings } from './accessibility.ts'
import { bookingsAfter, button, chooseDate, chooseTime, fillIn, open, timeField, words } from './booking.ts'
import { openBrowser } from './browser.ts'
import { countSettledMails, waitForMail } from './inbox.ts'
import { openTestNetwork, visitorAddress } from './test-network.ts'

const { visit } = openBrowser()
const { nextWeekday, atTheDetails } = bookingsAfter(150, visit)

describe('a visitor', () => {
  const say = words

  it('books a meeting, with a mail that adds it to the calendar, and finds the dialog empty after', async () => {
    const email = newEmail()
    const { page } = await atTheDetails(say, email)
    await button(page, say.submit).click()
    await page.getByText(say.booked).waitFor()
    await page.getByText(say.bookedText).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await waitForMail(email, ({ subject }) => say.mail.test(subject))
    await open(page, say)
    expect(await timeField(page, say).isDisabled()).toBe(true)
    expect(await button(page, say.next).isDisabled()).toBe(true)
  })

  it('keeps everything typed if a time is taken in the meantime, and gets the fresh list', async () => {
    // A network may book ten times a day, and all tests here would be more.
    const visitedFrom = await openTestNetwork(visitorAddress())
    const { page, date } = await atTheDetails(say, newEmail(), { visitedFrom })
    const faster = await atTheDetails(say, newEmail(), { date, visitedFrom })
    await button(faster.page, say.submit).click()
    await faster.page.getByText(say.booked).waitFor()

    await button(page, say.submit).click()
    await page.getByText(say.failedText).waitFor()
    await page.getByText(say.taken).waitFor()
    await timeField(page, say).selectOption('10:30')
    expect(await timeField(page, say).locator('option', { hasText: '10:00' }).count()).toBe(0)
    await button(page, say.next).click()
    await button(page, say.submit).click()
    await page.getByText(say.booked).waitFor()
  })

  it('sees that the service is down, keeps what was typed and succeeds afterwards', async () => {
    const email = newEmail()
    const { page } = await atTheDetails(say, email)
    await page.route('**/api/meetings', route => route.abort())
    await button(page, say.submit).click()
    await page.getByText(say.failed).waitFor()
    await page.getByText(say.failedText).waitFor()
    await page.unroute('**/api/meetings')
    await button(page, say.submit).click()
    await page.getByText(say.booked).waitFor()
    expect(await countSettledMails(email)).toBe(1)
  })

  it('can reload the free times, and sees a message for a day without any', async () => {
    const page = await visit(say.home)
    await page.route('**/api/meetings/slots?*', route => route.abort())
    await open(page, say)
    await chooseDate(page, nextWeekday())
    await page.getByText(say.unreachable).waitFor()
    await page.unroute('**/api/meetings/slots?*')
    await page.route('**/api/meetings/slots?*', route => route.fulfill({ json: { times: [], next: null } }))
    await button(page, say.again).click()
    await page.getByText(say.none).waitFor()
    expect(await timeField(page, say).isDisabled()).toBe(true)
  })

  // Calendar and details without faults are walked in dialogs.test.ts.
  it('finds no accessibility problem among its faults, on a narrow phone', async () => {
    const page = await visit(say.home, { viewport: { width: 320, height: 640 } })
    const dialog = await open(page, say)
    await chooseTime(page, say, nextWeekday(), '09:30')
    await fillIn(page, say, 'anna')
    await page.getByRole('textbox', { name: new RegExp(`^${say.participants}`) }).fill('Kalle')
    await button(page, say.add).click()
    await button(page, say.submit).click()
    await page.getByText(say.invalidEmail).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})

describe('an impatient visitor', () => {
  it('presses twice and has booked once', async () => {
    const email = newEmail()
    const { page } = await atTheDetails(words, email)
    await button(page, words.submit).dblclick()
    await page.getByText(words.booked).waitFor()
    expect(await countSettledMails(email)).toBe(1)
    expect(await page.getByText(words.failed).count()).toBe(0)
  })
})

describe('the calendar', () => {
  it('works by keyboard, starts weeks on Monday, disables weekends, and returns the focus', async () => {
    const page = await visit('/')
    await open(page, words)
    const opener = page.locator('dialog button[aria-haspopup=dialog]')
    await opener.focus()
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.date ?? '')
    await page.locator('[data-date]:focus').waitFor()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('End')
    const sunday = await focused()
    expect(weekdayOf(sunday)).toBe(7)
    await page.keyboard.press('Enter')
    expect(await focused(), 'a Sunday is not chosen').toBe(sunday)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    const monday = await focused()
    expect(monday).toBe(daysAfter(sunday, 1))
    await page.keyboard.press('Enter')
    await page.locator('[data-date]').first().waitFor({ state: 'hidden' })
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
    await timeField(page, words).locator('option', { hasText: '16:30' }).waitFor({ state: 'attached' })
  })

  it('offers the same instant in the chosen zone, and lets nobody take it twice', async () => {
    const { page, date } = await atTheDetails(words, newEmail(), { time: '15:00' })
    await button(page, words.submit).click()
    await page.getByText(words.booked).waitFor()
    await open(page, words)
    await page.getByRole('combobox', { name: words.timezone }).selectOption('America/New_York')
    await chooseDate(page, date)
    await timeField(page, words).selectOption('12:30')
    const offered = await timeField(page, words).locator('option').allTextContents()
    expect(offered.length - 1, 'one of the eight within our hours is taken').toBe(7)
  })
})
