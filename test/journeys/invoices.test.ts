import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readPdf } from '../builders/read-pdf.ts'
import { patient } from '../patient.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { signedIn } from './business-session.ts'
import { waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'
import { fitsScreen } from './partner.ts'

const { visit } = openBrowser()

const path = '/business/dashboard/credits'

const orders = (page: Page) => page.getByRole('region', { name: 'Beställningar' })

const order = async (page: Page) => {
  await page.goto(path)
  await page.getByLabel('Antal krediter').selectOption('10')
  await page.getByRole('button', { name: 'Beställ 10 krediter' }).click()
  await dialog(page).getByLabel('Telefon').fill('070-123 45 67')
  await dialog(page).getByRole('button', { name: 'Skicka beställning' }).click()
  await orders(page).locator('tbody tr').filter({ hasText: 'Skickad' }).first().waitFor()
}

const download = async (page: Page, name: RegExp): Promise<Buffer> => {
  const download = page.waitForEvent('download')
  await orders(page).getByRole('button', { name }).click()
  return readFile(await (await download).path())
}

it('a business gets the invoice of its order by mail and as files, and a credit note if it cancels', async () => {
  const { page, email } = await signedIn(visit)
  await order(page)
  const { items } = await runCommand('orders', 'list', '--all')
  const id = String(items?.find(item => item.email === email)?.id)
  const address = 'Storgatan 1, 111 23 Stockholm'
  expect(await runCommand('orders', 'invoice', id, '--address', address)).toMatchObject({ changed: true })
  const mail = await waitForMail(email, ({ subject }) => subject.includes('Fakturan'))
  expect(mail.text).toContain(path)

  await page.setViewportSize({ width: 320, height: 740 })
  await page.reload()
  const invoice = await readPdf(await download(page, /^Faktura \(PDF\)/))
  expect(invoice.text).toContain('Att betala 12 375,00 kr')
  const { text } = invoice
  const [number = ''] = /\d{4}-\d{4,}/.exec(text) ?? []
  expect(mail.text).toContain(`Faktura: ${number}`)
  expect((await download(page, /^Faktura \(XML\)/)).toString()).toContain(`<cbc:ID>${number}</cbc:ID>`)
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])

  await orders(page)
    .getByRole('button', { name: /^Avbryt beställningen/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Avbryt beställningen' }).click()
  await orders(page).locator('tbody tr').filter({ hasText: 'Avbruten' }).waitFor()
  await expect
    .poll(
      async () => {
        await page.reload()
        await orders(page).waitFor()
        return orders(page)
          .getByRole('button', { name: /^Kreditfaktura/ })
          .count()
      },
      { timeout: patient(60_000) },
    )
    .toBe(2)
  const note = await readPdf(await download(page, /^Kreditfaktura \(PDF\)/))
  expect(note.text).toContain(`Avser Faktura ${number}`)
})
