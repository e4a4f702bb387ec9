import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { createBusiness } from '#test/faults/new-business.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { signIn } from './desk-sign-in.ts'
import { origin } from './origin.ts'
import { fitsScreen } from './partner.ts'

const { visit } = openBrowser()

/** An inquiry of a business that reads English. */
const inquire = async () => {
  const { call } = await createBusiness(origin, newEmail())
  const { id: businessId } = await call<{ id: string }>(getBusinessMe)
  const description = 'We need PLC, SCADA and cameras on a debarking line, and a site acceptance test.'
  const body = { serviceId: 'plc-automation', description, uploads: [], language: 'en' }
  const { id: inquiryId } = await call<{ id: string }>(sendInquiry, body)
  return new URLSearchParams({ businessId, inquiryId })
}

/** Nothing is too wide for the screen, and nothing is in the way of anybody. */
const isReadable = async (page: Page) => {
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
}

it.each([1920, 1280, 390])(
  'an operator reads the candidates in English and proposes one, at %i px',
  async width => {
    const inquiry = await inquire()
    const page = await visit(`/operator/inquiries.show?${inquiry}`, { viewport: { width, height: 900 } })
    await signIn(page)
    await page.getByRole('heading', { name: 'Partner som passar' }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    const candidates = page.getByRole('region', { name: 'Partners who fit' })
    const needs = candidates.getByRole('region', { name: 'Needs' })
    await needs.getByText('Read from the text, confirmed by nobody.').waitFor()
    await needs.getByRole('button', { name: 'image analysis must have' }).click()
    await needs.getByRole('button', { name: 'image analysis good to have' }).waitFor()
    const erik = candidates.getByRole('listitem').filter({ hasText: 'Erik Sandberg' })
    const said = (word: string) => erik.locator('dl > div').filter({ hasText: word }).locator('dd')
    await erik.getByText('shows it', { exact: true }).waitFor()
    expect(await said('Fits').textContent()).toMatch(
      /control system PLC, SCADA, .*start-up on site .*driftsättning/,
    )
    expect(await erik.locator('q mark').allTextContents()).toContain('driftsättning')
    expect(await said('Not mentioned').textContent()).toContain('image analysis')
    await isReadable(page)
    await erik.getByLabel('Decision on Erik Sandberg').selectOption('Chosen: shows the work best')
    await erik.getByRole('link', { name: 'Propose Erik Sandberg' }).click()
    await page.getByRole('heading', { name: 'Propose a partner' }).waitFor()
    expect(await page.getByLabel('why', { exact: true }).inputValue()).toMatch(
      /^The profile shows control system, .*\.$/,
    )
    expect(await page.getByLabel('missing', { exact: true }).inputValue()).toContain('image analysis')
    expect(await page.getByLabel('reason code').inputValue()).toBe('chosen_evidence')
    await page.getByLabel('hourly rate, SEK').fill('1125')
    await page.getByLabel('partner credits').fill('20')
    await page.getByLabel('unverified reason').fill('A test')
    await isReadable(page)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('Done.').waitFor()
    await page.goto(`${origin}/operator/inquiries.show?${inquiry}`)
    await erik.getByText('Proposed: drafted').waitFor()
    expect(await erik.getByRole('link', { name: /^Propose/ }).count()).toBe(0)
  },
)
