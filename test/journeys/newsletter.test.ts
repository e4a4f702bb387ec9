import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newEmail } from '#test/builders/new-email.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { countSettledMails, waitForMail } from './inbox.ts'

const { visit } = openBrowser()

const words = {
  home: '/',
  subscribe: 'Prenumerera',
  thanks: 'Tack för din prenumeration!',
  already: 'Du prenumererar redan!',
  confirm: 'Ja, bekräfta',
  unsubscribe: 'Avsluta',
  invalid: 'Ange en giltig e-postadress, till exempel namn@foretag.se.',
  failed: 'Kunde inte registrera din prenumeration. Försök igen senare.',
} as const

const subscribe = async (page: Page, email: string, { subscribe: name }: { subscribe: string }) => {
  const footer = page.getByRole('contentinfo')
  await footer.locator('input[name=email]').fill(email)
  await footer.getByRole('button', { name, exact: true }).click()
}

const linkIn = (text: string, path: string): string => {
  const link = text.match(new RegExp(`https?://\\S+/newsletter/${path}#token=\\S+`))?.[0]
  if (!link) throw new Error(`No ${path} link in: ${text}`)
  return new URL(link).pathname + new URL(link).hash
}

describe('a visitor', () => {
  const say = words

  it('subscribes, confirms, sees the second time that it is done, and unsubscribes', async () => {
    const email = newEmail()
    const page = await visit(say.home)
    await subscribe(page, email, say)
    await page.getByText(say.thanks).waitFor()
    await page.getByText(email).first().waitFor()

    const mail = await waitForMail(email)
    await page.goto(linkIn(mail.text, 'confirm'))
    await page.getByRole('button', { name: say.confirm }).click()
    await page.getByText('a•••@verkstad.se').first().waitFor()
    await expectOnePage(page)
    await page.locator('h1:focus').waitFor()

    await page.goto(say.home)
    await subscribe(page, email, say)
    await page.getByText(say.already).waitFor()

    await page.goto(linkIn(mail.text, 'unsubscribe'))
    await page.getByRole('main').getByRole('button', { name: say.unsubscribe }).click()
    await page.getByRole('main').getByText('a•••@verkstad.se').waitFor()
    expect(await countSettledMails(email)).toBe(1)
  })

  it('sees what is wrong with the address, at the field, and loses nothing', async () => {
    const page = await visit(say.home)
    await subscribe(page, 'anna', say)
    const field = page.getByRole('contentinfo').locator('input[name=email]')
    await page.getByText(say.invalid).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.inputValue()).toBe('anna')
  })

  it('keeps the address when the service is down, and succeeds afterwards', async () => {
    const email = newEmail()
    const page = await visit(say.home)
    await page.route('**/api/newsletter/**', route => route.abort())
    await subscribe(page, email, say)
    await page.getByText(say.failed).waitFor()
    await page.unroute('**/api/newsletter/**')
    await subscribe(page, email, say)
    await page.getByText(say.thanks).waitFor()
  })
})

describe('an impatient visitor', () => {
  it('presses twice and is subscribed once', async () => {
    const email = newEmail()
    const page = await visit('/')
    const footer = page.getByRole('contentinfo')
    await footer.locator('input[name=email]').fill(email)
    await footer.getByRole('button', { name: 'Prenumerera' }).dblclick()
    await page.getByText('Tack för din prenumeration!').waitFor()
    expect(await countSettledMails(email)).toBe(1)
    expect(await page.getByText('Du prenumererar redan!').count()).toBe(0)
  })

  it('sends the form before the app is loaded, and it is sent then', async () => {
    const email = newEmail()
    const page = await visit('/')
    await page.evaluate(address => {
      const form = document.querySelector<HTMLFormElement>('footer form')
      const field = form?.querySelector<HTMLInputElement>('input[name=email]')
      if (field) field.value = address
      form?.requestSubmit(form.querySelector<HTMLButtonElement>('[type=submit]'))
    }, email)
    await page.getByText('Tack för din prenumeration!').waitFor()
  })

  it('follows a truncated link, and gets a message', async () => {
    const page = await visit('/newsletter/confirm#token=cut')
    await page.getByText('Länken gäller inte').waitFor()
    await expectOnePage(page)
  })
})
