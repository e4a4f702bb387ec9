import type { Page } from 'playwright-core'
import { demoOperator } from '#infra/local/seed/demo-operator.ts'
import { moveClock } from './inbox.ts'
import { origin } from './origin.ts'

/** Types into what has the focus, and presses a key. */
const type = async (page: Page, text: string, then = 'Enter') => {
  await page.keyboard.type(text)
  await page.keyboard.press(then)
}

/**
 * Signs in without a mouse, from the form that has the focus, and waits for the desk: a page that is left earlier is not
 * signed in. A code is worth one sign-in, so the next one is awaited.
 */
export const signIn = async (page: Page) => {
  await moveClock(31)
  await page.getByLabel('E-postadress').waitFor()
  await type(page, demoOperator.email, 'Tab')
  await type(page, demoOperator.password)
  await page.getByLabel(/^Kod från/).waitFor()
  const { code } = (await (await fetch(`${origin}/_local/second-factor`)).json()) as { code: string }
  await type(page, code)
  await page.getByRole('button', { name: 'Logga ut' }).waitFor()
}
