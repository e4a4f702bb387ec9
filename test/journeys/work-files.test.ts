import { expect, it } from 'vitest'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { buildPdf } from '../builders/files.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { waitForMail } from './inbox.ts'
import { origin } from './origin.ts'
import { dialog, fitsScreen, workingPartner } from './partner.ts'
import { agreed, signBoth } from './working-together.ts'

const { visit } = openBrowser({ logged: /^A file could not be uploaded ApiError/ })

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: buildPdf() })

it('a partner delivers with files and both attach more, which the other side opens', async () => {
  const both = await agreed(visit)
  const { customer, worker } = both
  const [ours, theirs] = [customer.page, worker.page]
  const terms = { inquiryId: customer.inquiryId, kind: 'fixed' as const, milestones: 'Förstudie: 20' }
  await runCommands(origin, [{ command: 'agreements draft', input: terms }])
  await signBoth(both)

  await theirs.goto(`/partner/dashboard/assignments/${customer.inquiryId}`)
  await theirs.getByText('No files here yet.', { exact: false }).waitFor()
  const note = theirs.getByLabel('What have you delivered?')
  await note.fill('The report and a drawing.')
  // One upload fails half-way: nothing is delivered, and what was typed stays.
  await theirs.route('**/api/partner/uploads', route => route.abort())
  await theirs.locator('form input[type=file]').setInputFiles([pdf('Rapport.pdf')])
  await theirs.getByText('The file did not arrive.').waitFor()
  await theirs.unroute('**/api/partner/uploads')
  await theirs.getByRole('button', { name: 'Deliver the milestone' }).click()
  await theirs.getByText('Some files were not uploaded.', { exact: false }).waitFor()
  expect(await note.inputValue()).toBe('The report and a drawing.')
  expect(await accessibilityFindings(theirs)).toEqual([])
  expect(await fitsScreen(theirs)).toBe(true)
  await theirs.getByRole('button', { name: 'Try again with Rapport.pdf' }).click()
  await theirs.getByText('Uploaded', { exact: true }).waitFor()
  await theirs.getByRole('button', { name: 'Deliver the milestone' }).click()
  await theirs.getByText('Delivered. Nordplåt AB is reviewing it.', { exact: false }).waitFor()
  const delivered = theirs.getByRole('list', { name: 'Files for Förstudie' })
  await delivered.getByText(/added by Karin .+ on /).waitFor()

  await ours.goto(`/business/dashboard/inquiries/${worker.partnerId}/${customer.inquiryId}`)
  const report = ours.getByRole('button', { name: /^Hämta Rapport\.pdf, / })
  const download = ours.waitForEvent('download')
  await report.click()
  expect((await download).suggestedFilename()).toBe('Rapport.pdf')
  await ours
    .getByText(/^.*tillagd av Karin/)
    .first()
    .waitFor()
  await ours.getByRole('button', { name: 'Lägg till filer' }).click()
  await dialog(ours).getByRole('button', { name: 'Skicka filerna' }).click()
  await dialog(ours).getByText('Välj minst en fil.').waitFor()
  await dialog(ours)
    .locator('input[type=file]')
    .setInputFiles([pdf('Layout.pdf'), pdf('Protokoll.pdf')])
  expect(await accessibilityFindings(ours)).toEqual([])
  await dialog(ours).getByRole('button', { name: 'Skicka filerna' }).click()
  await ours.getByText('Partnern får ett mejl om dem.').waitFor()
  const list = ours.getByRole('list', { name: 'Filer', exact: true })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  expect(await accessibilityFindings(ours)).toEqual([])
  await ours.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(ours)).toBe(true)

  const told = await waitForMail(workingPartner.email, ({ subject }) =>
    subject.includes('filer från Nordplåt AB'),
  )
  expect(told.text).toContain('Layout.pdf, Protokoll.pdf')
  await theirs.reload()
  const layout = theirs.getByRole('button', { name: /^Download Layout\.pdf, / })
  const second = theirs.waitForEvent('download')
  await layout.click()
  expect((await second).suggestedFilename()).toBe('Layout.pdf')
  expect(await fitsScreen(theirs)).toBe(true)
})
