import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import fitEn from '#shared/phrases/en/fit.ts'
import proposalFitEn from '#shared/phrases/en/proposal-fit.ts'
import fitSv from '#shared/phrases/sv/fit.ts'
import proposalFitSv from '#shared/phrases/sv/proposal-fit.ts'
import { cvPdf } from '#test/builders/cv-files.ts'
import { patient } from '../patient.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { runCommand } from './operator.ts'
import { fitsScreen, onboarded, toast } from './partner.ts'
import { inquiring } from './working-together.ts'

const { visit } = openBrowser()

type Language = 'sv' | 'en'

const words = { sv: { fit: fitSv, proposal: proposalFitSv }, en: { fit: fitEn, proposal: proposalFitEn } }
const trusted = ['--unverified-reason', 'Vi har talats vid i telefon']
const description = 'Vi behöver TIA Portal, S7-1500 och kameror till en packlinje.'
const cv = ['Karl Berg, konsult.', 'Flyttade tolv linjer från S5 till S7-1500 på bruket i Grums.']

/** An approved partner whose profile and second page of the CV each show a part of what is asked for. */
const readPartner = async () => {
  const { page, email } = await onboarded(visit)
  await page.goto('/partner/dashboard/profile')
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await cvPdf(cv) }
  await page.getByRole('region', { name: 'CV', exact: true }).locator('input[type=file]').setInputFiles(file)
  await toast(page, 'CV uppladdat').waitFor()
  const { items = [] } = await runCommand('partners', 'list', '--all')
  const partnerId = String(items.find(one => one.email === email)?.partnerId)
  expect((await runCommand('partners', 'approve', partnerId, ...trusted)).code).toBe(0)
  return { page, partnerId }
}

/** Sends a proposal of the partner once a ranking quotes their CV. */
const propose = async (ids: readonly [string, string], partnerId: string) => {
  const fits = async () => {
    const ranked = await runCommand('inquiries', 'match', ...ids)
    return String(ranked.items?.find(one => one.partnerId === partnerId)?.fits)
  }
  await expect.poll(fits, { timeout: patient(60_000), interval: 500 }).toContain('S7-1500')
  const draft = ['proposals', 'draft', ...ids, partnerId, '--why', 'Har flyttat linjer.', ...trusted]
  const price = ['--credits', '20', '--partner-credits', '16', '--reason-code', 'chosen_close']
  expect(await runCommand(...draft, ...price)).toMatchObject({ changed: true })
  expect(await runCommand('proposals', 'send', ...ids, '--yes')).toMatchObject({ changed: true })
}

const sides = {
  business: { path: '/business/dashboard/inquiries', bands: 'bands' },
  partner: { path: '/partner/dashboard/proposals', bands: 'ownBands' },
} as const

/** What a side reads of the row, with the band by its name, as each side has its own words for it. */
const readRow = async (page: Page, side: keyof typeof sides, language: Language) => {
  const { fit, proposal } = words[language]
  const bands = Object.entries(proposal[sides[side].bands])
  const row = page.locator('details', { hasText: fit.met })
  const band = await row.locator('summary').textContent()
  const section = (heading: string) => row.locator('section').filter({ hasText: heading }).locator('li')
  return {
    band: bands.find(([, said]) => said === band)?.[0],
    counted: await row.getByText(/^\d+ (av|of) \d+/).textContent(),
    met: await section(fit.met).allTextContents(),
    marked: await section(fit.met).locator('q mark').allTextContents(),
    missing: await section(fit.missing).allTextContents(),
  }
}

/** Opens a side's page in a language, with the row opened by keyboard, at a width. */
const open = async (page: Page, side: keyof typeof sides, language: Language, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
  await page.goto(sides[side].path)
  const row = page.locator('details', { hasText: words[language].fit.met })
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await row.locator('mark').first().waitFor({ state: 'visible' })
  expect(await fitsScreen(page)).toBe(true)
}

/** What stands in the row: evidence from the CV with its page and from the profile, and what is in neither. */
const expected = {
  sv: {
    met: [
      /^S7-1500Flyttade tolv linjer från S5 till S7-1500 .*CV s\. 2$/,
      /^styrsystemPLC, .*under Kompetens/,
    ],
    missing: 'maskinseende',
  },
  en: {
    met: [
      /^S7-1500Flyttade tolv linjer från S5 till S7-1500 .*CV p\. 2$/,
      /^control systemPLC, .*under Expertise/,
    ],
    missing: 'image analysis',
  },
}

it('a business and the proposed partner read the same row, in either language and on either screen', async () => {
  const [worker, customer] = [await readPartner(), await inquiring(visit)]
  const sent = { serviceId: 'plc-automation', description, uploads: [], language: 'sv' }
  const { id: inquiryId = '' } = await customer.requests.post('/api/business/inquiries', sent)
  await propose([customer.businessId, inquiryId], worker.partnerId)

  for (const language of ['sv', 'en'] as const) {
    for (const width of [1280, 390]) {
      await open(customer.page, 'business', language, width)
      await open(worker.page, 'partner', language, width)
      const theirs = await readRow(customer.page, 'business', language)
      expect(await readRow(worker.page, 'partner', language)).toEqual(theirs)
      expect(theirs.band).toBe('close')
      for (const met of expected[language].met) expect(theirs.met).toContainEqual(expect.stringMatching(met))
      expect(theirs.marked).toContain('S7-1500')
      expect(theirs.missing).toContain(expected[language].missing)
      for (const { page } of [customer, worker]) expect(await accessibilityFindings(page)).toEqual([])
    }
  }
})
