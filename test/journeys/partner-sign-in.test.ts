import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import svAccounts from '#shared/phrases/sv/accounts.ts'
import svLanding from '#shared/phrases/sv/landing.ts'
import svSignedIn from '#shared/phrases/sv/signed-in.ts'
import svSite from '#shared/phrases/sv/site.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { answerCognito, refuseCognito } from './cognito-answers.ts'
import { countMails, waitForCode } from './inbox.ts'
import { origin } from './origin.ts'

const { visit } = openBrowser()

const password = 'kran rör 7 mast'
const otherPassword = 'svets fog 9 våg'
const newEmail = () => `bo.${randomUUID().slice(0, 8)}@konsult.se`
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

/** The texts of the dialogs and of their links. */
type Words = typeof svAccounts & {
  home: string
  site: typeof svSite.nav
  hero: typeof svLanding.hero
  logOut: string
}

const sv: Words = {
  ...svAccounts,
  home: '/',
  site: svSite.nav,
  hero: svLanding.hero,
  logOut: svSignedIn.dashboard.logOut,
}
const open = async (page: Page, words: Words, button: string) => {
  await page.getByRole('banner').getByRole('button', { name: button }).click()
  await dialog(page)
    .getByRole('button', { name: new RegExp(words.chooser.freelancer) })
    .click()
}
const openSignUp = (page: Page, words: Words = sv) => open(page, words, words.site.register)
const openLogIn = (page: Page, words: Words = sv) => open(page, words, words.site.logIn)

const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

const signUp = async (page: Page, email: string, words: Words = sv, chosen = password) => {
  await field(page, words.logIn.email).fill(email)
  await field(page, words.password.label).fill(chosen)
  await field(page, words.password.confirm).fill(chosen)
  await press(page, words.chooser.register)
}

const logIn = async (page: Page, email: string, typed: string, words: Words = sv) => {
  await page.getByRole('dialog', { name: words.partner.logInTitle }).waitFor()
  await field(page, words.logIn.email).fill(email)
  await field(page, words.password.label).fill(typed)
  await press(page, words.chooser.logIn)
}

/** Signs a partner up in their own browser. */
const createPartner = async (words: Words = sv) => {
  const email = newEmail()
  const page = await visit(words.home)
  await openSignUp(page, words)
  await signUp(page, email, words)
  await page.waitForURL('**/partner/onboarding')
  return { email, page }
}

const logOut = async (page: Page, words: Words = sv) => {
  await page.getByRole('button', { name: words.logOut }).click()
  await page.waitForURL(url => url.pathname === words.home)
}

const expectNoFindings = async (page: Page) => expect(await accessibilityFindings(page)).toEqual([])

describe('a new partner', () => {
  const words = sv

  it('signs up, is in, reloads, signs out and signs in again', async () => {
    const { email, page } = await createPartner(words)
    await page.getByText(email).waitFor()
    await expectOnePage(page)
    await page.reload()
    await page.getByText(email).waitFor()
    await logOut(page, words)
    await openLogIn(page, words)
    await logIn(page, email.toUpperCase(), password, words)
    await page.waitForURL('**/partner/onboarding')
    await page.getByText(email).waitFor()
  })

  it('sees what is wrong with a sign-up, one thing at a time and in its order', async () => {
    const page = await visit(words.home)
    await openSignUp(page, words)
    const says = async (text: string, label: string) => {
      await press(page, words.chooser.register)
      await dialog(page).getByText(text, { exact: true }).waitFor()
      expect(await dialog(page).locator('[aria-invalid]').count()).toBe(1)
      expect(await field(page, label).evaluate(input => input === document.activeElement)).toBe(true)
    }
    const { logIn: texts, password: fields, fault } = words
    await says(fault.required, texts.email)
    await field(page, texts.email).fill('bo@konsult.se')
    await field(page, fields.label).fill('abc')
    await says(fault.required, fields.confirm)
    await field(page, fields.confirm).fill('abd')
    await says(fault.mismatch, fields.confirm)
    await field(page, fields.confirm).fill('abc')
    await says(fault.tooShort, fields.label)
    await field(page, fields.label).fill('sommar123')
    await field(page, fields.confirm).fill('sommar123')
    await says(fault.common, fields.label)
    await expectNoFindings(page)
    expect(await field(page, texts.email).inputValue()).toBe('bo@konsult.se')
  })

  it('sees that the address is registered already, and that a password is wrong', async () => {
    const { email } = await createPartner(words)
    const page = await visit(words.home)
    await openSignUp(page, words)
    await signUp(page, email, words)
    await dialog(page).getByText(words.notice.partnerExists).waitFor()
    await press(page, words.notice.logInInstead)
    await logIn(page, email, otherPassword, words)
    await dialog(page).getByText(words.notice.partnerWrong).waitFor()
    await logIn(page, newEmail(), password, words)
    await dialog(page).getByText(words.notice.partnerWrong).waitFor()
    expect(new URL(page.url()).pathname).toBe(words.home)
  })

  it('chooses a new password with the code from the inbox', async () => {
    const { email, page } = await createPartner(words)
    await logOut(page, words)
    await openLogIn(page, words)
    await field(page, words.logIn.email).fill(email)
    await press(page, words.partner.forgotten)
    await press(page, words.signUp.send)
    const code = await waitForCode(email)
    const enter = async (digits: string, chosen: string) => {
      await field(page, words.code.label).fill(digits)
      await field(page, words.password.new).fill(chosen)
      await press(page, words.partner.save)
    }
    await enter(code.slice(0, 5), 'abc')
    await dialog(page).getByText(words.fault.codeIncomplete).waitFor()
    await dialog(page).getByText(words.fault.tooShort).waitFor()
    await expectNoFindings(page)
    await enter(code === '000000' ? '000001' : '000000', otherPassword)
    await dialog(page).getByText(words.notice.wrong).waitFor()
    await enter(code, otherPassword)
    await page.waitForURL('**/partner/onboarding')
    await logOut(page, words)
    await openLogIn(page, words)
    await logIn(page, email, password, words)
    await dialog(page).getByText(words.notice.partnerWrong).waitFor()
    await logIn(page, email, otherPassword, words)
    await page.waitForURL('**/partner/onboarding')
  })

  it('sees that the server fails, and keeps what was typed', async () => {
    const page = await visit(words.home)
    await openSignUp(page, words)
    await refuseCognito(page, 'SignUp', 'InvalidParameterException', 'no')
    await signUp(page, 'bo@konsult.se', words)
    await dialog(page).getByText(words.notice.signUpUnexpected).waitFor()
    expect(await field(page, words.password.confirm).inputValue()).toBe(password)
    await press(page, words.signUp.logIn)
    await refuseCognito(page, 'InitiateAuth', 'InvalidParameterException', 'no')
    await logIn(page, 'bo@konsult.se', password, words)
    await dialog(page).getByText(words.notice.partnerLogInFailed).waitFor()
    expect(await field(page, words.password.label).inputValue()).toBe(password)
  })

  it('sees that the account exists if only the sign-in to it failed', async () => {
    const page = await visit(words.home)
    await openSignUp(page, words)
    await refuseCognito(page, 'InitiateAuth', 'InvalidParameterException', 'no')
    await signUp(page, newEmail(), words)
    await dialog(page).getByText(words.notice.partnerCreated).waitFor()
    await press(page, words.partner.logInTitle)
    await field(page, words.password.label).waitFor()
  })
})

describe('a partner', () => {
  it('creates one account by pressing twice', async () => {
    const page = await visit('/')
    await openSignUp(page)
    let accounts = 0
    await answerCognito(page, 'SignUp', route => {
      accounts += 1
      return route.continue()
    })
    await field(page, sv.logIn.email).fill(newEmail())
    await field(page, sv.password.label).fill(password)
    await field(page, sv.password.confirm).fill(password)
    await dialog(page).getByRole('button', { name: sv.chooser.register, exact: true }).dblclick()
    await page.waitForURL('**/partner/onboarding')
    expect(accounts).toBe(1)
  })

  it('signs up and sees the password by keyboard alone, on a phone', async () => {
    const page = await visit('/', { viewport: { width: 320, height: 640 } })
    await page.locator('main').getByRole('button', { name: sv.hero.engineer }).press('Enter')
    const email = field(page, sv.logIn.email)
    await email.waitFor()
    expect(await email.evaluate(input => input === document.activeElement)).toBe(true)
    await page.keyboard.type(newEmail())
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await field(page, sv.password.label).getAttribute('type')).toBe('text')
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    expect(await dialog(page).evaluate(sheet => sheet.scrollWidth <= sheet.clientWidth)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/partner/onboarding')
  })

  it('finds the dialog empty when it is opened again', async () => {
    const page = await visit('/')
    await openSignUp(page)
    await field(page, sv.logIn.email).fill('bo@konsult.se')
    await page.keyboard.press('Escape')
    await openLogIn(page)
    await press(page, sv.partner.apply)
    await field(page, sv.password.confirm).waitFor()
    expect(await field(page, sv.logIn.email).inputValue()).toBe('')
  })

  it('comes to their own page from /onboarding and the dashboards, and not without signing in', async () => {
    const { email, page } = await createPartner()
    for (const path of ['/onboarding', '/partner/dashboard', '/business/dashboard', '/business/onboarding']) {
      await page.goto(path)
      await page.waitForURL(/\/partner\/(onboarding|dashboard)$/)
      await page.getByText(email).waitFor()
    }
    const stranger = await visit('/partner/dashboard')
    await stranger.waitForURL(url => url.pathname === '/')
  })

  it('does not learn whether an address has an account, and only accounts get mail', async () => {
    const email = 'christoffer.lindqvist@automationsteknik.se'
    const page = await visit('/')
    await openLogIn(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await press(page, sv.partner.forgotten)
    await field(page, sv.logIn.email).fill(email)
    await press(page, sv.signUp.send)
    await field(page, sv.code.label).waitFor()
    expect(await dialog(page).evaluate(sheet => sheet.scrollWidth <= sheet.clientWidth)).toBe(true)
    expect(await countMails(email)).toBe(0)
  })

  it('is signed out, in every tab, by signing in as a business', async () => {
    const { email, page } = await createPartner()
    const other = await page.context().newPage()
    await other.goto(origin)
    const business = newEmail()
    await other.locator('main').getByRole('button', { name: sv.hero.employer }).click()
    await dialog(other).locator('input[type=email]').fill(business)
    await press(other, sv.signUp.send)
    await field(other, sv.code.label).fill(await waitForCode(business))
    await press(other, sv.signUp.verify)
    await other.waitForURL('**/business/onboarding')
    await page.waitForURL('**/business/onboarding')
    expect(await page.getByText(email).count()).toBe(0)
    await page.goto('/partner/dashboard')
    await page.waitForURL('**/business/onboarding')
  })
})
