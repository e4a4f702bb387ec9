import type { Page, Request } from 'playwright-core'
import { workingDay } from '#test/builders/working-day.ts'
import type { Words } from './form-words.ts'
import { waitForCode } from './inbox.ts'

export const visible = (page: Page) => page.locator('form:visible')
export const textbox = (page: Page, label: string) =>
  visible(page).getByRole('textbox', { name: label, exact: true })
export const labelled = (page: Page, label: string) => visible(page).getByLabel(label, { exact: true })

export const posts = (path: string) => (request: Request) =>
  request.method() === 'POST' && new RegExp(`^${path}$`).test(new URL(request.url()).pathname)

export const asks = (operation: string) => (request: Request) =>
  request.headers()['x-amz-target']?.endsWith(`.${operation}`) ?? false

let used = 360

/** A working day that nobody else in this file uses. */
const nextWorkingDay = (): string => workingDay(++used)

export const openBooking = async (page: Page, say: Words) => {
  await page.getByRole('main').getByRole('button', { name: say.booking, exact: true }).last().click()
  await page.getByRole('tab').first().waitFor()
}

export const openCalendar = async (page: Page) => {
  await page.locator('dialog button[aria-haspopup=dialog]').click()
  await page.locator('[data-date]').first().waitFor()
}

export const chooseTime = async (page: Page, say: Words) => {
  const day = page.locator(`[data-date="${nextWorkingDay()}"]`)
  await openCalendar(page)
  while ((await day.count()) === 0) await page.keyboard.press('PageDown')
  await day.click()
  const times = page.getByRole('combobox', { name: say.meetings.time, exact: true })
  // Another file may have taken the first time of the same day.
  const free = times.locator('option', { hasText: /^\d\d:\d\d$/ }).last()
  await free.waitFor({ state: 'attached' })
  await times.selectOption((await free.textContent()) ?? '')
  await visible(page).getByRole('button', { name: say.meetings.next, exact: true }).click()
}

export const fillAll = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await labelled(page, label).fill(text)
}

export const openGetStarted = async (page: Page, say: Words) => {
  await page.getByRole('button', { name: say.site.nav.menu, exact: true }).click()
  await page.locator('#phone-menu').getByRole('button', { name: say.site.nav.getStarted }).click()
  await page.getByRole('radio').first().waitFor()
}

type Account = 'company' | 'freelancer'

export const openAccount = async (page: Page, say: Words, way: 'logIn' | 'register', who: Account) => {
  await page.getByRole('banner').getByRole('button', { name: say.site.nav[way], exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${say.accounts.chooser[who]}`) })
    .click()
  await labelled(
    page,
    who === 'company' && way === 'register' ? say.accounts.signUp.email : say.accounts.logIn.email,
  ).waitFor()
}

export const askForFigures = async (page: Page, say: Words, email: string) => {
  await page.getByRole('button', { name: say.figures }).click()
  const { name, email: address, phone } = say.investors
  await labelled(page, name).waitFor()
  await fillAll(page, { [name]: 'Ivar Lund', [address]: email, [phone]: '08-123 45 67' })
}

export const askForCode = async (page: Page, say: Words, email: string) => {
  await openAccount(page, say, 'register', 'company')
  await labelled(page, say.accounts.signUp.email).fill(email)
  await visible(page).getByRole('button', { name: say.accounts.signUp.send, exact: true }).click()
  await labelled(page, say.accounts.code.label).fill(await waitForCode(email))
}
