import { describe, expect, it } from 'vitest'
import { newEmail } from '#test/builders/new-email.ts'
import { bookingsAfter, button, chooseDate, chooseTime, open, timeField, words } from './booking.ts'
import { openBrowser } from './browser.ts'

const { visit } = openBrowser()
const { nextWeekday, atTheDetails } = bookingsAfter(220, visit)

describe('a visitor', () => {
  const say = words

  it('gets each step from its top, with the heading and the cross', async () => {
    for (const viewport of [
      { width: 1280, height: 620 },
      { width: 390, height: 700 },
    ]) {
      const page = await visit(say.home, { viewport })
      await open(page, say)
      await chooseTime(page, say, nextWeekday(), '10:00')
      const dialog = page.getByRole('dialog').first()
      await dialog.getByRole('textbox').first().waitFor()
      expect(await dialog.evaluate(scrolled => scrolled.scrollTop)).toBe(0)
      expect(
        await dialog
          .getByRole('group')
          .first()
          .evaluate(step => step === document.activeElement),
      ).toBe(true)
    }
  })

  it('can continue and send only if the required fields are filled in', async () => {
    const page = await visit(say.home)
    await open(page, say)
    expect(await timeField(page, say).isDisabled()).toBe(true)
    await chooseDate(page, nextWeekday())
    expect(await button(page, say.next).isDisabled()).toBe(true)
    await timeField(page, say).selectOption('09:00')
    await button(page, say.next).click()
    for (const label of say.fields) {
      expect(await button(page, say.submit).isDisabled(), label).toBe(true)
      const value = label.startsWith('E-') ? 'anna' : 'Anna'
      await page.getByRole('dialog').first().getByRole('textbox', { name: label, exact: true }).fill(value)
    }
    await button(page, say.submit).click()
    await page.getByText(say.invalidEmail).waitFor()
  })

  it('brings ten others at most, added by Enter or plus and removed one by one', async () => {
    const { page } = await atTheDetails(say, newEmail())
    const field = page.getByRole('textbox', { name: new RegExp(`^${say.participants}`) })
    for (let place = 1; place <= 10; place += 1) {
      await field.fill(`Kalle ${place}`)
      await (place % 2 ? page.keyboard.press('Enter') : button(page, say.add).click())
    }
    await page.getByText(say.full).waitFor()
    expect(await field.count()).toBe(0)
    await button(page, `${say.remove} Kalle 3`).click()
    await field.waitFor()
    expect(await page.getByRole('list', { name: say.participants }).getByRole('listitem').count()).toBe(9)
  })

  it('loses nothing by looking at the other tab, and everything by cancelling', async () => {
    const { page } = await atTheDetails(say, newEmail())
    await page.getByRole('tab', { name: say.projectTab }).click()
    await page.getByRole('tab', { name: say.meetingTab }).click()
    expect(await page.getByRole('textbox', { name: say.fields[0], exact: true }).inputValue()).toBe('Anna')
    await page.getByRole('tab', { name: say.projectTab }).click()
    await page.locator('form:visible').getByRole('button', { name: say.cancel }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await open(page, say)
    expect(await page.getByRole('tab', { name: say.meetingTab }).getAttribute('aria-selected')).toBe('true')
    await page.getByRole('button', { name: new RegExp(say.chooseDate) }).waitFor()
  })
})
