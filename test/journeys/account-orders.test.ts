import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { signedIn } from './business-session.ts'
import { waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'

const { visit } = openBrowser({ logged: /^The order could not be cancelled/ })

const path = '/business/dashboard/credits'

const orders = (page: Page) => page.getByRole('region', { name: 'Beställningar' })
const rows = (page: Page) => orders(page).locator('tbody tr')

const order = async (page: Page, credits: number) => {
  await page.getByLabel('Antal krediter').selectOption(String(credits))
  await page.getByRole('button', { name: `Beställ ${credits} krediter` }).click()
  await dialog(page).getByLabel('Telefon').fill('070-123 45 67')
  await dialog(page).getByRole('button', { name: 'Skicka beställning' }).click()
  await rows(page).filter({ hasText: 'Skickad' }).first().waitFor()
}

const cancel = async (page: Page) => {
  await orders(page)
    .getByRole('button', { name: /^Avbryt beställningen/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Avbryt beställningen' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a business that orders credits', () => {
  it('sees its order at once, cancels it in one tab and sees it cancelled in the other', async () => {
    const { page, email } = await signedIn(visit)
    await page.goto(path)
    await order(page, 10)
    const shown = plain((await rows(page).locator('th, td').allInnerTexts()).join('\n'))
    expect(shown).toMatch(/^[\da-f]{8}\n/)
    expect(shown).toContain('9 900 kr')
    expect(shown).toContain('12 375 kr inkl. 25 % moms')
    expect(await accessibilityFindings(page)).toEqual([])

    const other = await page.context().newPage()
    await other.goto(path)
    await rows(other).first().waitFor()
    await cancel(other)
    await rows(page).filter({ hasText: 'Avbruten' }).waitFor()
    expect(await orders(page).getByRole('button').count()).toBe(0)
    const mail = await waitForMail(email, ({ subject }) => subject.includes('avbruten'))
    expect(mail.text).toContain(shown.slice(0, 8))
  })

  it('is told if an operator has recorded the payment in the meantime', async () => {
    const { page, email } = await signedIn(visit)
    await page.goto(path)
    await order(page, 15)
    const { items } = await runCommand('orders', 'list', '--all')
    const id = String(items?.find(item => item.email === email)?.id)
    await runCommand('orders', 'mark-paid', id, '--yes')
    await cancel(page)
    await page.getByText('Beställningen är inte avbruten').waitFor()
    await rows(page).filter({ hasText: 'Betald' }).waitFor()
    await page.getByRole('region', { name: 'Saldo' }).getByText('15').waitFor()
  })

  it('prints its orders without the sidebar, under the logo', async () => {
    const { page } = await signedIn(visit)
    await page.goto(path)
    await order(page, 10)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Meddelanden' }).isVisible()).toBe(false)
    expect(await page.getByRole('banner').getByText('nodverk').isVisible()).toBe(true)
    expect(await rows(page).isVisible()).toBe(true)
  })
})
