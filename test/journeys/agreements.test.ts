import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { moveClock, waitForCode, waitForMail } from './inbox.ts'
import { origin } from './origin.ts'
import { fitsScreen, workingPartner } from './partner.ts'
import { agreed } from './working-together.ts'

const { visit } = openBrowser()

const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

const isInOrder = async (page: Page) => {
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
}

it('a business and a partner sign their agreement, and anybody can check it', async () => {
  const { customer, worker } = await agreed(visit)
  const [theirs, ours] = [worker.page, customer.page]

  await theirs.goto('/partner/dashboard/proposals')
  await theirs
    .getByRole('link', { name: /^Read the agreement/ })
    .first()
    .click()
  await theirs.getByText('The agreement can be signed. Read it first.').waitFor()
  await theirs.getByText('SEK 1,125 an hour').waitFor()
  await theirs.getByText('16 to the partner, 4 to the marketplace').waitFor()
  await isInOrder(theirs)

  // Ten minutes later the password is asked for again, and signing goes on.
  await moveClock(600)
  await theirs.getByRole('button', { name: 'Sign the agreement' }).click()
  await press(theirs, 'Sign')
  await dialog(theirs).getByLabel('Password', { exact: true }).fill(workingPartner.password)
  expect(await accessibilityFindings(theirs)).toEqual([])
  await press(theirs, 'Sign in and sign')
  await theirs.getByText('You have signed. Nordplåt AB has not signed yet.').waitFor()
  await theirs.getByText(/^Nordplåt AB can sign until /).waitFor()

  // The business has no credits: nothing is signed, and nothing is lost.
  const mail = await waitForMail(customer.email, ({ subject }) => subject.includes('har signerat'))
  expect(mail.text).toContain('dras krediterna')
  await ours.goto(`/business/dashboard/agreement?id=${customer.inquiryId}`)
  await ours.getByText(/Nu saknas din signatur\.$/).waitFor()
  await isInOrder(ours)
  await ours.getByRole('button', { name: 'Signera avtalet' }).click()
  await press(ours, 'Signera')
  await press(ours, 'Skicka kod')
  await dialog(ours)
    .getByLabel(/kod/i)
    .fill(await waitForCode(customer.email, [customer.code]))
  await press(ours, /^(?:Logga in|Verifiera)/)
  await dialog(ours).getByText('Avtalet kostar fler krediter än ni har.', { exact: false }).waitFor()
  expect(await accessibilityFindings(ours)).toEqual([])
  const { businessId } = customer
  await runCommands(origin, [
    { command: 'credits record', input: { businessId, kind: 'correction', credits: 20, reference: 'Gåva' } },
  ])
  await press(ours, 'Signera')
  await ours.getByText('Avtalet gäller. Båda har signerat.').waitFor()
  await ours.getByRole('link', { name: workingPartner.email }).waitFor()
  await isInOrder(ours)

  await theirs.reload()
  await theirs.getByText('The agreement is in force. Both have signed.').waitFor()
  await theirs.getByRole('link', { name: customer.email }).waitFor()

  // Both download it, in the language that they read.
  const read = async (page: Page, button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return readPdf(await readFile(await (await download).path()))
  }
  expect(await read(ours, 'Ladda ner som PDF')).toMatchObject({ language: 'sv-SE', isTagged: true })
  expect((await read(theirs, 'Download as PDF')).text).toContain('SEK 1,125 an hour')

  // Anybody who has the paper learns how many have signed it.
  const address = await ours.getByRole('link', { name: /\/agreement\// }).getAttribute('href')
  const stranger = await visit(new URL(address ?? '').pathname)
  await stranger.getByRole('button', { name: 'Kontrollera' }).click()
  await stranger.getByText('Båda parterna har signerat avtalet.').waitFor()
  expect(await accessibilityFindings(stranger)).toEqual([])
  await stranger.getByRole('textbox').fill('abc')
  await stranger.getByRole('button', { name: 'Kontrollera' }).click()
  await stranger.getByText('En kontrollsumma är 64 tecken', { exact: false }).waitFor()
})
