import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { usualIssueFile } from '#test/builders/issue-file.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { makeTemporaryFolder } from '../faults/temporary-folder.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { moveClock, waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'

const { visit } = openBrowser()
const subject = 'Tre linjer söker PLC-folk före jul'

const presentMonth = async (): Promise<string> => {
  const now = await moveClock(0)
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 7)
}

const here = (link = '') => {
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}

it('a subscriber gets an issue, reads it in the archive too, and leaves with one click', async () => {
  const email = newEmail()
  const page = await visit('/')
  const footer = page.getByRole('contentinfo')
  await footer.locator('input[name=email]').fill(email)
  await footer.getByRole('button', { name: 'Prenumerera', exact: true }).click()
  const confirmation = await waitForMail(email)
  await page.goto(here(/https?:\S+confirm#token=\S+/.exec(confirmation.text)?.[0]))
  await page.getByRole('button', { name: 'Ja, bekräfta' }).click()
  await page.getByRole('heading', { name: 'Prenumerationen är bekräftad' }).waitFor()

  const month = await presentMonth()
  const file = join(await makeTemporaryFolder(), 'issue.md')
  await writeFile(file, usualIssueFile)
  await runCommand('newsletter', 'draft', month, '--file', file)
  await runCommand('newsletter', 'send', month, '--version', '1', '--yes')
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
})
