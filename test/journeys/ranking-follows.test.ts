import { expect, it } from 'vitest'
import { patient } from '../patient.ts'
import { openBrowser } from './browser.ts'
import { runCommand } from './operator.ts'
import { onboarded, toast } from './partner.ts'
import { inquiring } from './working-together.ts'

const { visit } = openBrowser()

/** What the product promises. */
const twoMinutes = { timeout: patient(120_000), interval: 500 }

it('a ranking finds what a partner changed, and nobody who is erased, within two minutes', async () => {
  const [{ page, email }, { requests, businessId }] = [await onboarded(visit), await inquiring(visit)]
  const { items = [] } = await runCommand('partners', 'list', '--all')
  const partnerId = String(items.find(one => one.email === email)?.partnerId)
  const trusted = ['--unverified-reason', 'Vi har talats vid i telefon']
  expect((await runCommand('partners', 'approve', partnerId, ...trusted)).code).toBe(0)
  const description = 'Vi behöver TIA Portal till en cell med kameror.'
  const sent = { serviceId: 'plc-automation', description, uploads: [], language: 'sv' }
  const { id: inquiryId = '' } = await requests.post('/api/business/inquiries', sent)

  const rowOf = async (): Promise<string> => {
    const ranked = await runCommand('inquiries', 'match', businessId, inquiryId)
    return String(ranked.items?.find(one => one.partnerId === partnerId)?.fits ?? 'nobody')
  }
  await expect.poll(rowOf, twoMinutes).toContain('"TIA Portal"')
  expect(await rowOf()).not.toContain('kameror')

  await page.goto('/partner/dashboard/profile')
  await page.locator('main form').getByLabel('Beskrivning').fill('Styrsystem, och kameror som ser fel.')
  await page.getByRole('button', { name: 'Spara ändringar' }).click()
  await toast(page, 'Profil uppdaterad').waitFor()
  await expect.poll(rowOf, twoMinutes).toContain('"kameror"')

  expect((await runCommand('person', 'erase', email, '--yes')).code).toBe(0)
  await expect.poll(rowOf, twoMinutes).toBe('nobody')
})
