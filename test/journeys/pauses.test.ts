import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { waitForMail } from './inbox.ts'
import { fitsScreen, workingPartner } from './partner.ts'
import { agreed, signBoth } from './working-together.ts'

const { visit } = openBrowser()

const isInOrder = async (page: Page) => {
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
}

it('a business pauses the work, is told when the partner resumes it, and both see which it is', async () => {
  const both = await agreed(visit)
  await signBoth(both)
  const { customer, worker } = both
  const [ours, theirs] = [customer.page, worker.page]

  await ours.goto(`/business/dashboard/agreement?id=${customer.inquiryId}`)
  await ours.getByRole('button', { name: 'Pausa uppdraget' }).click()
  await dialog(ours).getByText('öppnas ingen ny tidrapport', { exact: false }).waitFor()
  expect(await accessibilityFindings(ours)).toEqual([])
  await dialog(ours).getByRole('button', { name: 'Pausa', exact: true }).click()
  await ours.getByText('Uppdraget är pausat.', { exact: false }).first().waitFor()
  await ours.getByRole('button', { name: 'Återuppta uppdraget' }).waitFor()
  // The button that opened the dialog is gone: the keyboard goes on where it was.
  await ours.locator('main :focus', { hasText: 'Återuppta uppdraget' }).waitFor()
  await isInOrder(ours)
  await waitForMail(workingPartner.email, ({ subject }) => subject.includes('har pausat uppdraget'))

  await theirs.goto(`/partner/dashboard/agreement?id=${customer.inquiryId}`)
  await theirs.getByText('The assignment is paused.', { exact: false }).waitFor()
  await isInOrder(theirs)
  await theirs.getByRole('button', { name: 'Resume the assignment' }).click()
  await dialog(theirs).getByRole('button', { name: 'Resume', exact: true }).click()
  await theirs.getByText('The agreement is in force. Both have signed.').waitFor()
  const told = await waitForMail(customer.email, ({ subject }) => subject.includes('återupptagit'))
  expect(told.text).toContain('fortsätter som avtalat')
  await ours.reload()
  await ours.getByRole('button', { name: 'Pausa uppdraget' }).waitFor()
})
