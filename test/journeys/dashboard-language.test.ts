import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { signedUp as businessSignedUp } from './business.ts'
import { waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'
import { onboarded as partnerOnboarded } from './partner.ts'

const { visit } = openBrowser()

const choose = (page: Page, language: string) =>
  page
    .getByRole('group', { name: /^(Språk|Language)$/ })
    .getByRole('button', { name: language })
    .click()

describe('the language of a dashboard', () => {
  it('is changed by a business at once, keeps what is typed, and stays', async () => {
    const { page } = await businessSignedUp(visit)
    await page.goto('/business/dashboard/profile')
    await page.getByLabel('Adress').fill('Storgatan 1')
    await page.getByRole('button', { name: 'Avvisa alla' }).waitFor()
    await choose(page, 'English')
    await page.getByRole('link', { name: 'Services' }).waitFor()
    expect(await page.getByLabel('Address').inputValue()).toBe('Storgatan 1')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('button', { name: 'Reject all' }).waitFor({ state: 'hidden' })
    await page.goto('/pricing')
    await page.waitForURL('**/en/pricing')
  })

  it('is changed by a partner on a phone, and the mails follow', async () => {
    const { page, email } = await partnerOnboarded(visit)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Meny' }).click()
    const stored = page.waitForResponse(
      response => response.url().endsWith('/api/partner/language') && response.ok(),
    )
    await choose(page, 'English')
    await page.getByRole('link', { name: 'Overview' }).waitFor()
    await stored
    const { items } = await runCommand('partners', 'list', '--all')
    const partner = items?.find(item => item.email === email)
    const reason = 'Too few references.'
    await runCommand('partners', 'decline', String(partner?.partnerId), '--reason', reason, '--yes')
    const { text } = await waitForMail(email, mail => mail.text.includes(reason))
    expect(text).toMatch(/^About your partner profile.*\n+Hello,\n/)
  })
})
