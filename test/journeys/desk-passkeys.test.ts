import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoOperator } from '#infra/local/seed/demo-operator.ts'
import { accessibilityFindings } from './accessibility.ts'
import { askedByAnother } from './asked-by-another.ts'
import { openBrowser } from './browser.ts'
import { refusalOf, refuseCognito } from './cognito-answers.ts'
import { signIn } from './desk-sign-in.ts'
import { runCommand } from './operator.ts'
import { fitsScreen } from './partner.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const { visit } = openBrowser()

const signedIn = async (path: string, width = 1280) => {
  const page = await visit(path, { viewport: { width, height: 900 } })
  const authenticator = await addAuthenticator(page)
  await signIn(page)
  return { page, authenticator }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses what a keyboard leads to. */
const press = async (page: Page, name: string) => {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** From the desk back to its sign-in, and in again with a passkey, without a mouse. */
const signInAgain = async (page: Page) => {
  await press(page, 'Logga ut')
  await page.getByLabel('E-postadress').waitFor()
  await page.keyboard.type(demoOperator.email)
  await press(page, 'Logga in med passnyckel')
}

/** Removes the first passkey of the list, and waits until it is gone. */
const removeOne = async (page: Page) => {
  await button(page, 'Ta bort').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click()
  await page.getByText('Passnyckeln är borttagen.').waitFor()
}

it('an operator adds a passkey, signs in with it alone, and releases what moves money', async () => {
  const id = await askedByAnother(113)
  const { page, authenticator } = await signedIn('/operator')
  await page.getByRole('link', { name: 'Passnycklar' }).click()
  await page.getByText('Du har ingen passnyckel.').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await press(page, 'Lägg till en passnyckel')
  await page.getByText('Passnyckeln är tillagd.').waitFor()
  await button(page, 'Ta bort').waitFor()
  expect(await authenticator.count()).toBe(1)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(page)).toBe(true)
  await press(page, 'Lägg till en passnyckel')
  await page.getByText('har redan en av dina passnycklar').waitFor()

  await signInAgain(page)
  await page.getByRole('heading', { name: 'Passnycklar' }).waitFor()
  await page.goto(`/operator/approvals.show?id=${id}`)
  await button(page, 'Släpp och kör').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Släpp och kör' }).click()
  await page.getByText(/^Klart\.$|redan gjort/).waitFor()

  await page.getByRole('link', { name: 'Passnycklar' }).click()
  await removeOne(page)
  await page.getByText('Du har ingen passnyckel.').waitFor()
  // What other journeys do at the same time fills pages.
  const { items = [] } = await runCommand('audit', 'list', '--all')
  const [gone, made] = items.filter(({ action }) => /^passkeys /.test(String(action)))
  expect(gone).toMatchObject({ action: 'passkeys remove', by: made?.by, passkey: made?.passkey })
  await signInAgain(page)
  await page.getByText('Det finns ingen passnyckel för den adressen.').waitFor()
})

it('who is not verified makes no passkey and signs in with none, and the page says so', async () => {
  const { page, authenticator } = await signedIn('/operator/passkeys')
  await authenticator.setVerified(false)
  await press(page, 'Lägg till en passnyckel')
  await page.getByText('Det avbröts, eller tog för lång tid.').waitFor()
  await authenticator.setVerified(true)
  await press(page, 'Lägg till en passnyckel')
  await page.getByText('Passnyckeln är tillagd.').waitFor()
  await authenticator.setVerified(false)
  await signInAgain(page)
  await page.getByText('Det avbröts, eller tog för lång tid.').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await authenticator.setVerified(true)
  await refuseCognito(page, 'RespondToAuthChallenge', 'NotAuthorizedException', 'Not verified.')
  await press(page, 'Logga in med passnyckel')
  await page.getByText('Passnyckeln gäller inte, eller inte längre.').waitFor()
  await page.unrouteAll()
  await press(page, 'Logga in med passnyckel')
  await page.getByRole('heading', { name: 'Passnycklar' }).waitFor()
  await removeOne(page)
})

it('a refusal that comes after its session was left does not end the next one', async () => {
  const { page } = await signedIn('/operator/passkeys')
  await press(page, 'Lägg till en passnyckel')
  await button(page, 'Ta bort').waitFor()
  const asked = Promise.withResolvers<Route>()
  await page.route(/\/_local\/cognito/, async route => asked.resolve(route), { times: 1 })
  await page.getByRole('link', { name: 'Kommandon' }).click()
  await page.getByRole('link', { name: 'Passnycklar' }).click()
  const late = await asked.promise
  expect(late.request().headers()['x-amz-target']).toContain('ListWebAuthnCredentials')
  await signInAgain(page)
  await button(page, 'Ta bort').waitFor()
  await late.fulfill(refusalOf('NotAuthorizedException', 'The access token is not valid.'))
  await removeOne(page)
  expect(await page.getByLabel('E-postadress').count()).toBe(0)
})

it('passkeys are in English as well, also on the page that signs in', async () => {
  const page = await visit('/operator', { viewport: { width: 390, height: 844 } })
  await button(page, 'English').click()
  await button(page, 'Sign in with a passkey').click()
  // Without an address the browser says so, and nothing is sent.
  expect(await page.locator('[name=email]:invalid').count()).toBe(1)
  expect(await fitsScreen(page)).toBe(true)
  await page.getByLabel('E-mail address').fill('nobody@demodrift.example')
  await button(page, 'Sign in with a passkey').click()
  await page.getByText('There is no passkey for that address.').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
})
