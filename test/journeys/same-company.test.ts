import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import englishOnboarding from '#shared/phrases/en/business.ts'
import en from '#shared/phrases/en/company.ts'
import swedishOnboarding from '#shared/phrases/sv/business.ts'
import sv from '#shared/phrases/sv/company.ts'
import { newOrganizationNumber } from '#test/builders/organization-number.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { dialog, enterCode, openSignUp, sendCode, switchToEnglish } from './business.ts'
import { signedIn } from './business-session.ts'
import { waitForCode, waitForMail } from './inbox.ts'

const { visit } = openBrowser({ logged: /401|403|409/ })

const widths = [390, 1280]
const say = {
  sv: { ...sv, ...swedishOnboarding },
  en: { ...en, ...englishOnboarding },
}

const expectUsable = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 })
    expect(await accessibilityFindings(page)).toEqual([])
    await expectOnePage(page)
  }
}

/** Signs up with an address of the company, and enters its number. */
const signUpAgain = async (email: string, number: string, language: 'sv' | 'en'): Promise<Page> => {
  const page = await visit('/')
  await openSignUp(page)
  await sendCode(page, email)
  await enterCode(page, await waitForCode(email))
  await page.waitForURL('**/business/onboarding')
  if (language === 'en') {
    await switchToEnglish(page)
    await page.reload()
  }
  const { onboarding } = say[language]
  await page.getByLabel(onboarding.companyName).fill('Nordplåt AB')
  await page.getByLabel(onboarding.organizationNumber).fill(number)
  await page.getByLabel(onboarding.contactPerson).first().fill('Eva Lind')
  await page.getByRole('button', { name: onboarding.next }).click()
  await dialog(page).getByRole('heading', { name: say[language].same.title }).waitFor()
  return page
}

describe.each(['sv', 'en'] as const)('a second sign-up of the same company (%s)', language => {
  const { same, requests, onboarding } = say[language]

  it('asks the owner, who invites them with a role', async () => {
    const number = newOrganizationNumber()
    const owner = await signedIn(visit, 'Nordplåt AB', number)
    const email = owner.email.replace('anna@', 'eva@')
    const eva = await signUpAgain(email, number, language)
    expect(await dialog(eva).textContent()).not.toContain(owner.email)
    await expectUsable(eva)
    await dialog(eva).getByRole('button', { name: same.ask }).click()
    await dialog(eva).getByText(same.waiting).waitFor()
    await dialog(eva).getByRole('button', { name: same.close }).click()

    const { text } = await waitForMail(owner.email, mail => mail.subject.startsWith(email))
    const { page } = owner
    if (language === 'en') await switchToEnglish(page)
    await page.goto(new URL(/https?:\/\/\S+colleagues/.exec(text)?.[0] ?? '').pathname)
    await page.getByRole('heading', { name: requests.title }).waitFor()
    await expectUsable(page)
    await page.getByRole('combobox').and(page.getByLabel(email)).selectOption('reader')
    await page.getByRole('button', { name: `${requests.accept} ${email}` }).click()
    await waitForMail(email, mail => mail.text.includes('#token='))
    await expect.poll(() => page.getByRole('heading', { name: requests.title }).count()).toBe(0)
  })

  it('goes on with a company of their own, and is not asked again', async () => {
    const number = newOrganizationNumber()
    const owner = await signedIn(visit, 'Nordplåt AB', number)
    const page = await signUpAgain(owner.email.replace('anna@', 'bo@'), number, language)
    await dialog(page).getByRole('button', { name: same.goOn }).click()
    await page.getByRole('button', { name: onboarding.previous }).click()
    await page.getByRole('button', { name: onboarding.next }).click()
    await page.getByRole('button', { name: onboarding.complete }).click()
    await page.waitForURL('**/dashboard**')
  })
})
