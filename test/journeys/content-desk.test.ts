import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { signIn } from './desk-sign-in.ts'
import { runCommand } from './operator.ts'
import { origin } from './origin.ts'
import { fitsScreen } from './partner.ts'

// axe wants to run within the page beside the form, too, which is sandboxed.
const { visit } = openBrowser({
  logged: /ERR_INTERNET_DISCONNECTED|Blocked script execution in 'about:srcdoc'/,
})

const signedIn = async (path: string): Promise<Page> => {
  const page = await visit(path, { viewport: { width: 1280, height: 900 } })
  await signIn(page)
  return page
}

/** The page that is shown beside the form. */
const shown = (page: Page) => page.frameLocator('iframe')

const textOfSite = async (address: string): Promise<string> => (await fetch(`${origin}${address}`)).text()

it('an operator edits words beside the page, in both languages, and publishes them where visitors read', async () => {
  const page = await signedIn('/operator')
  await page.getByRole('link', { name: 'Innehåll', exact: true }).click()
  await page.getByRole('link', { name: 'faq.leave' }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('/')
  await page.keyboard.type('hur länge binder')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'faq.leave' }).waitFor()
  await shown(page).getByText('Hur länge binder vi oss?').waitFor()
  const [swedish, english] = [page.getByLabel('fråga, svenska'), page.getByLabel('fråga, engelska')]
  await swedish.fill('Hur länge är vi bundna?')
  const marked = shown(page).locator('[data-changed]')
  await marked.getByText('Hur länge är vi bundna?').waitFor()
  expect(await shown(page).locator('script, noscript, a[href]').count()).toBe(0)
  // Half a change is told at once, not when it is published, and the page keeps what it could show.
  await english.fill('')
  await page.getByText(/^en\.question: /).waitFor()
  await marked.getByText('Hur länge är vi bundna?').waitFor()
  await english.fill('How long are we bound?')
  await page.getByText('Sidan visar det som står i formuläret.').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByLabel('engelska', { exact: true }).check()
  await marked.getByText('How long are we bound?').waitFor()
  await page.getByLabel('Mobil').check()
  await expect.poll(() => page.locator('iframe').evaluate(frame => frame.clientWidth)).toBe(390)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  // Nothing has been stored, and the draft outlives the page.
  expect(await textOfSite('/pricing')).not.toContain('Hur länge är vi bundna?')
  expect((await runCommand('content', 'show', 'faq.leave')).item).toMatchObject({ version: 0 })
  await page.reload()
  await expect.poll(() => swedish.inputValue()).toBe('Hur länge är vi bundna?')
  await page.getByRole('button', { name: 'Publicera' }).click()
  await page.getByText('Kontrollera de markerade fälten.').waitFor()
  await page.getByLabel('Varför').fill('Kortare')
  await page.getByRole('button', { name: 'Publicera' }).click()
  await page.getByText('Klart.').waitFor()
  await page.getByText('Inget är ändrat.').waitFor()
  const version = page.getByRole('region', { name: 'Versioner' }).getByRole('listitem').first()
  await version.getByText('olle.desk').waitFor()
  await expect.poll(() => textOfSite('/pricing')).toContain('Hur länge är vi bundna?')
  await expect.poll(() => textOfSite('/en/pricing')).toContain('How long are we bound?')
  await page.getByRole('link', { name: 'Återställ 0' }).click()
  await page.getByLabel('varför').fill('Ett prov')
  await page.getByRole('button', { name: 'Kör' }).click()
  await page.getByText('Klart.').waitFor()
  await expect.poll(() => textOfSite('/pricing')).toContain('Hur länge binder vi oss?')
})

it('a second operator who was faster is told of, and no draft is lost, nor by a session or a network that ends', async () => {
  const page = await signedIn('/operator/content.page?name=team.platform')
  const title = page.getByLabel('rubrik, svenska')
  await page.getByText('Sidan visar det som står i formuläret.').waitFor()
  await page.context().setOffline(true)
  await title.fill('Plattform och drift')
  await page.getByText('Ingen kontakt.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await shown(page).locator('[data-changed]').getByText('Plattform och drift').waitFor()
  const faster = await runCommand(
    ...['content', 'set', 'team.platform', '--field', 'shown=false', '--version', '0', '--why', 'En annan'],
  )
  expect(faster).toMatchObject({ changed: true })
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (/Cognito/.test(key)) sessionStorage.removeItem(key)
  })
  await page.getByLabel('Varför').fill('Tydligare')
  await page.getByRole('button', { name: 'Publicera' }).click()
  await signIn(page)
  await page.getByText('har publicerat en nyare version medan du skrev.').waitFor()
  expect(await title.inputValue()).toBe('Plattform och drift')
  expect(await page.getByLabel('visas').isChecked()).toBe(false)
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  // Published over what was not looked at, it is refused by the command itself.
  await page.getByRole('button', { name: 'Publicera' }).click()
  await page.getByText('team.platform har nu version 1').waitFor()
  await page.getByRole('button', { name: 'Fortsätt från den nya versionen' }).click()
  await page.getByRole('button', { name: 'Publicera' }).click()
  await page.getByText('Klart.').waitFor()
  expect((await runCommand('content', 'show', 'team.platform')).item).toMatchObject({
    ...{ version: 2, shown: false, why: 'Tydligare' },
  })
  await runCommand(...['content', 'restore', 'team.platform', '0', '--version', '2', '--why', 'Ett prov'])
})
