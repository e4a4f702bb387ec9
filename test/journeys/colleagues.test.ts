import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newEmail } from '#test/builders/new-email.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { dialog, enterCode, openSignUp, sendCode } from './business.ts'
import { signedIn } from './business-session.ts'
import { waitForCode, waitForMail } from './inbox.ts'

const { visit } = openBrowser({ logged: /401|403|409|could not be/ })

const phone = { width: 360, height: 740 }
const path = '/business/dashboard/colleagues'

const invite = async (page: Page, email: string, role: string) => {
  await page.getByLabel('Kollegans e-post').fill(email)
  await page.getByLabel('Roll', { exact: true }).selectOption(role)
  await page.getByRole('button', { name: 'Skicka inbjudan' }).click()
  await page.getByText('Inbjudan är skickad').first().waitFor()
}

const linkFor = async (email: string): Promise<string> => {
  const { text } = await waitForMail(email, mail => mail.subject.includes('bjuder in dig'))
  const { pathname, hash } = new URL(/https?:\/\/\S+#token=\S+/.exec(text)?.[0] ?? '')
  return `${pathname}${hash}`
}

/** Opens the link of an invitation in a browser of its own, and signs up with the address that was invited. */
const acceptedBy = async (email: string, name: string): Promise<Page> => {
  const page = await visit(await linkFor(email))
  await page.waitForURL(url => url.pathname === '/')
  await page.getByText('Du är inbjuden', { exact: true }).waitFor()
  await openSignUp(page)
  await sendCode(page, email)
  await enterCode(page, await waitForCode(email))
  await page.getByRole('heading', { name: 'Du är inbjuden till Nordplåt AB' }).waitFor()
  await page.setViewportSize(phone)
  expect(await accessibilityFindings(page)).toEqual([])
  await expectOnePage(page)
  await page.getByLabel('Ditt namn').fill(name)
  await page.getByRole('button', { name: 'Gå med' }).click()
  await page.waitForURL('**/business/dashboard**')
  return page
}

describe('colleagues of a company', () => {
  it('are invited, do what their role may, and are out once they are removed', async () => {
    const { page } = await signedIn(visit)
    await page.goto(path)
    await page.getByRole('heading', { name: 'Än så länge är du ensam här' }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    const email = newEmail()
    await invite(page, email, 'requester')

    const eva = await acceptedBy(email, 'Eva Lind')
    await eva.goto('/business/dashboard/credits')
    await eva.getByText('Din roll i företaget beställer inga krediter.').waitFor()
    await eva.goto(path)
    await eva.getByText('Eva Lind (du)').waitFor()
    expect(await eva.getByLabel('Kollegans e-post').count()).toBe(0)
    await expectOnePage(eva)

    await page.reload()
    await page.getByLabel('Roll för Eva Lind').selectOption('reader')
    await page.getByText('Rollen är ändrad').first().waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Ta bort Eva Lind' }).click()
    await dialog(page).getByRole('button', { name: 'Ta bort' }).click()
    await page.getByText('Eva Lind är borttagen').first().waitFor()

    await eva.reload()
    await eva.waitForURL('**/business/onboarding')
    await waitForMail(email, mail => mail.subject.startsWith('Du hör inte längre till'))
  })
})
