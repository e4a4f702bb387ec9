import { expect, it } from 'vitest'
import newsletter from '#shared/phrases/sv/newsletter.ts'
import site from '#shared/phrases/sv/site.ts'
import { openBrowser } from './browser.ts'
import { dialog, signedUp } from './business.ts'

const { visit } = openBrowser({
  logged:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|^Error: Unable to preload|^TypeError: Failed to fetch dynamically/,
})

/** The file of a service's drawing, as it is built. */
const isDrawing = /sheet:.(across|beside|before)/

it('a dialog that failed to load can be opened again when the network is back', async () => {
  const page = await visit('/')
  const logIn = page.getByRole('banner').getByRole('button', { name: site.nav.logIn, exact: true })
  await logIn.focus()
  await page.locator('html[data-ready]').waitFor()

  await page.context().setOffline(true)
  await logIn.click()
  await page.getByText(site.dialogFailed.title).waitFor()

  await page.context().setOffline(false)
  await Promise.all([page.waitForEvent('load'), logIn.click()])
  await logIn.click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
})

it('an app that failed to load at the first press loads at one when the network is back', async () => {
  const page = await visit('/')
  const logIn = page.getByRole('banner').getByRole('button', { name: site.nav.logIn, exact: true })
  await page.route('**/assets/*.js', route => route.abort())
  await logIn.click()
  await page.locator('[aria-busy]').waitFor({ state: 'detached' })

  await page.unroute('**/assets/*.js')
  await Promise.all([page.waitForEvent('load'), logIn.click()])
  await logIn.click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
})

it('a subscription shows that it failed even if its error texts cannot be fetched, and keeps the address', async () => {
  const page = await visit('/')
  const footer = page.getByRole('contentinfo')
  const field = footer.locator('input[name=email]')
  const subscribe = footer.getByRole('button', { name: newsletter.form.submit, exact: true })
  await field.fill('anna@verkstad.se')
  await page.locator('html[data-ready]').waitFor()
  await page.context().setOffline(true)
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  await subscribe.click()
  await page.getByText(newsletter.form.failed, { exact: true }).waitFor()
  await page.getByText(newsletter.form.failedText).waitFor()
  expect(warnings.join()).toContain('newsletter')
  expect(await field.inputValue()).toBe('anna@verkstad.se')
})

it('a catalogue stays without its drawings, and a project can be described when the network is back', async () => {
  const { page } = await signedUp(visit)
  // Nothing is prefetched.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  await page.route('**/assets/*.js', async route => {
    const file = await (await fetch(route.request().url())).text()
    await (isDrawing.test(file) ? route.abort() : route.continue())
  })
  await page.goto('/business/dashboard/services')
  const service = page.getByRole('button', { name: 'Energi', exact: true })
  // The catalogue stays without its drawings, but for the empty sheet, which is no file of its own.
  await expect.poll(() => page.locator('main [data-icon]').count()).toBe(1)
  expect(await service.isVisible()).toBe(true)
  // Files that are still being looked at are let go first: an answer after that would be one too many.
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/assets/*.js', route => route.abort())
  await service.click()
  await page.getByText(site.dialogFailed.title).waitFor()

  await page.unroute('**/assets/*.js')
  await Promise.all([page.waitForEvent('load'), service.click()])
  await service.click()
  await dialog(page).getByRole('heading', { name: 'Beskriv ditt projekt' }).waitFor()
})

it('a view that failed to load is reset by going back, and loads after a reload', async () => {
  const { page } = await signedUp(visit)
  const services = page.getByRole('heading', { name: 'Tjänster', level: 1 })
  const apology = page.getByRole('heading', { name: site.failed.heading })
  await services.waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Krediter' }).click()
  await apology.waitFor()
  await page.evaluate(() => history.back())
  await services.waitFor()

  await page.evaluate(() => history.forward())
  await apology.waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: site.failed.reload }).click()
  await page.getByRole('heading', { name: 'Krediter', level: 1 }).waitFor()
})
