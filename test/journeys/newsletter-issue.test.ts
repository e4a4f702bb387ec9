import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoOperator } from '#infra/local/seed/demo-operator.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { buildIssueFile } from '#test/builders/issue-file.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { makeTemporaryFolder } from '../faults/temporary-folder.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { signIn } from './desk-sign-in.ts'
import { moveClock, waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'
import { fitsScreen } from './partner.ts'

// axe wants to run within the letter beside the form, too, which is sandboxed.
const { visit } = openBrowser({
  logged: /ERR_INTERNET_DISCONNECTED|Blocked script execution in 'about:srcdoc'/,
})
const subject = 'Tre linjer söker PLC-folk före jul'
const text = `Hösten har tre anläggningar som vill köra om sin **styrning** innan julstoppet.

## Uppdrag just nu

- Omstart av en packlinje i Örebro
- Robotcell med syn: [läs om robotik](/services/robotics)`

const presentMonth = async (): Promise<string> => swedishDay((await moveClock(0)).getTime()).slice(0, 7)

const here = (link = '') => {
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}

const subscribe = async (email: string): Promise<Page> => {
  const page = await visit('/')
  const footer = page.getByRole('contentinfo')
  await footer.locator('input[name=email]').fill(email)
  await footer.getByRole('button', { name: 'Prenumerera', exact: true }).click()
  const confirmation = await waitForMail(email)
  await page.goto(here(/https?:\S+confirm#token=\S+/.exec(confirmation.text)?.[0]))
  await page.getByRole('button', { name: 'Ja, bekräfta' }).click()
  await page.getByRole('heading', { name: 'Prenumerationen är bekräftad' }).waitFor()
  return page
}

const atDesk = async (path: string): Promise<Page> => {
  const page = await visit(path, { viewport: { width: 1280, height: 900 } })
  await signIn(page)
  return page
}

/** The letter beside the form. */
const letter = (page: Page) => page.frameLocator('iframe')

const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

/** Writes the issue of a month beside its letter, mends what the letter cannot have, and saves it. */
const write = async (desk: Page, month: string) => {
  await desk.getByRole('link', { name: 'Innehåll', exact: true }).click()
  await desk.getByRole('link', { name: 'Nyhetsbrevets nummer' }).click()
  await desk.getByRole('heading', { name: 'Nyhetsbrevet' }).waitFor()
  expect(await accessibilityFindings(desk)).toEqual([])
  await desk.locator(`a[href*="newsletter.show?month=${month}"]`).click()
  await desk.getByText('Brevet visas när båda språken har ämne och text.').waitFor()
  await press(desk, 'Spara')
  await desk.getByText('Kontrollera de markerade fälten.').waitFor()
  await desk.getByLabel('Ämne på svenska').fill(subject)
  await desk.getByLabel('Text på svenska').fill(text)
  await desk.getByLabel('Ämne på engelska').fill('Three lines need PLC people')
  await desk
    .getByLabel('Text på engelska')
    .fill('## Assignments right now\n\nThree plants want new **controls**.')
  await letter(desk).getByRole('heading', { name: 'Assignments right now' }).waitFor()
  const swedish = desk.getByLabel('Text på svenska')
  await swedish.fill(`${text}\n\n![En bild](/bild.png)`)
  await letter(desk).getByRole('heading', { name: subject }).waitFor()
  await desk.getByText(/^Rad 8: ”!\[En bild\]\(\/bild\.png\)”: Ett mejl har inga bilder/).waitFor()
  expect(await swedish.getAttribute('aria-invalid')).toBe('true')
  await desk.getByText('Rätta det som är markerat i texten.').waitFor()
  expect(await accessibilityFindings(desk)).toEqual([])
  await swedish.fill(`${text}\n\nVi hörs.`)
  await letter(desk).getByText('Vi hörs.').waitFor()
  expect(await swedish.getAttribute('aria-invalid')).toBe(null)
  // As the mail looks: its own styles, no script, no link that leads away.
  expect(
    await letter(desk)
      .locator('h1')
      .evaluate(one => getComputedStyle(one).fontSize),
  ).toBe('26px')
  expect(await letter(desk).locator('script, a[href]').count()).toBe(0)
  await press(desk, 'Spara')
  await desk.getByText('Klart.').waitFor()
  await desk.getByText('Inget är ändrat.').waitFor()
}

/** Changes the saved issue: what differs is marked, and what is not saved is not sent. */
const change = async (desk: Page) => {
  await desk.getByLabel('Text på svenska').fill(`${text}\n\nVi hörs i januari.`)
  await letter(desk).locator('[data-changed]').getByText('Vi hörs i januari.').waitFor()
  await desk.getByText('Spara först').waitFor()
  await press(desk, 'Skicka till prenumeranterna')
  expect(await desk.getByRole('dialog').count()).toBe(0)
  await desk.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(desk)).toBe(true)
  expect(await accessibilityFindings(desk, ['light'])).toEqual([])
  await desk.setViewportSize({ width: 1280, height: 900 })
  await press(desk, 'Spara')
  await desk.getByText('Inget är ändrat.').waitFor()
}

it('an operator writes an issue beside its letter, tests and sends it; a subscriber reads it and leaves', async () => {
  const email = newEmail()
  const page = await subscribe(email)
  const month = await presentMonth()
  const desk = await atDesk('/operator')
  await write(desk, month)
  await change(desk)
  await press(desk, `Skicka prov till ${demoOperator.email}`)
  await desk.getByText(`Provet är skickat till ${demoOperator.email}.`).waitFor()
  const test = await waitForMail(demoOperator.email, one => one.subject === subject)
  expect(test.text).toContain('Vi hörs i januari.')
  await waitForMail(demoOperator.email, one => one.subject === 'Three lines need PLC people')
  await press(desk, 'Skicka till prenumeranterna')
  const dialog = desk.getByRole('dialog')
  await dialog.getByText('Det går inte att ångra.').waitFor()
  expect(await accessibilityFindings(desk, ['light'])).toEqual([])
  await dialog.getByRole('button', { name: 'Bekräfta' }).press('Enter')
  await desk.getByText('skickas', { exact: true }).waitFor()
  // The form is gone with what had the focus; the keyboard is at the beginning of the page.
  expect(await desk.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  // The product is told that a minute has passed.
  await moveClock(60)
  const mail = await waitForMail(email, one => one.subject === subject)

  await page.goto(here(/https?:\S+updates\/newsletter\S+/.exec(mail.text)?.[0]))
  await page.getByRole('heading', { level: 1, name: subject }).waitFor()
  await expect.poll(() => page.title()).toContain(subject)
  expect(await accessibilityFindings(page)).toEqual([])
  await expectOnePage(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Assignments right now' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Svenska' }).click()
  await page.getByRole('heading', { level: 1, name: subject }).waitFor()
  await page.goto('/updates')
  await page.getByText('Learning Hub').first().click()
  await page.getByRole('link', { name: subject }).waitFor()

  await page.goto(here(/https?:\S+unsubscribe#token=\S+/.exec(mail.text)?.[0]))
  await page.getByRole('main').getByRole('button', { name: 'Avsluta' }).click()
  await page.getByRole('heading', { name: 'Prenumerationen är avslutad' }).waitFor()
  const { item } = await runCommand('newsletter', 'status', month)
  expect(item).toMatchObject({ state: 'sent', failed: 0, left: 1 })

  // The desk shows the same, in English, too.
  await desk.reload()
  await press(desk, 'English')
  await desk.getByRole('definition').getByText('sent', { exact: true }).waitFor()
  await letter(desk).getByText('Vi hörs i januari.').waitFor()
  expect(await accessibilityFindings(desk)).toEqual([])
  await desk.getByRole('link', { name: 'All issues' }).click()
  const row = desk.getByRole('row').filter({ hasText: 'Three lines need PLC people' })
  await row.getByRole('cell', { name: 'sent', exact: true }).waitFor()
  await desk.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(desk)).toBe(true)
  await desk.setViewportSize({ width: 1280, height: 900 })
  await desk.keyboard.press('j')
  await desk.keyboard.press('Enter')
  await desk.getByRole('link', { name: 'Read the issue in the archive' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Three lines need PLC people' }).waitFor()
})

it('a second operator who was faster is told of, and nothing that was typed is lost', async () => {
  const month = '2031-05'
  const file = join(await makeTemporaryFolder(), 'issue.md')
  const saveAs = async (sv: string, over: string[]) => {
    await writeFile(file, buildIssueFile({ sv }))
    await runCommand('newsletter', 'draft', month, '--file', file, ...over)
  }
  await saveAs('Första', [])
  const desk = await atDesk(`/operator/newsletter.show?month=${month}`)
  const subjectField = desk.getByLabel('Ämne på svenska')
  await expect.poll(() => subjectField.inputValue()).toBe('Första')
  await subjectField.fill('Min rubrik')
  await letter(desk).getByRole('heading', { name: 'Min rubrik' }).waitFor()
  await saveAs('En annans rubrik', ['--over', '1'])
  // Before the desk has looked again, the command refuses it.
  await press(desk, 'Spara')
  await desk.getByText(/^Version 2 av numret för 2031-05 är redan sparad/).waitFor()
  await desk.getByText('har sparat en nyare version medan du skrev.').waitFor()
  expect(await subjectField.inputValue()).toBe('Min rubrik')
  expect(await accessibilityFindings(desk, ['light'])).toEqual([])
  await desk.reload()
  await expect.poll(() => subjectField.inputValue()).toBe('Min rubrik')
  await desk.getByText('har sparat en nyare version medan du skrev.').waitFor()
  await press(desk, 'Fortsätt från den nya versionen')
  await press(desk, 'Spara')
  await desk.getByText('Klart.').waitFor()
  const { item } = await runCommand('newsletter', 'show', month)
  expect(item).toMatchObject({ version: 3, sv: 'Min rubrik', state: 'draft' })
})
