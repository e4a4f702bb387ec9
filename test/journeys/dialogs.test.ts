import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findingsIn } from '#test/web/valid-html.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openAccount, openBooking, openCalendar, openGetStarted } from './fill-in-form.ts'
import { type Words, words } from './form-words.ts'
import { publicForms } from './public-forms.ts'

const { visit } = openBrowser()

const small = { viewport: { width: 360, height: 740 } }
const large = { viewport: { width: 1280, height: 900 } }

type Opened = { name: string; open: (page: Page, say: Words) => Promise<void>; isOnPhone?: true }

/** Dialog states other than a form to send. */
const opened: readonly Opened[] = [
  {
    name: 'the choice who logs in',
    open: (page, say) =>
      page.getByRole('banner').getByRole('button', { name: say.site.nav.logIn, exact: true }).click(),
  },
  {
    name: 'the choice who registers',
    open: (page, say) =>
      page.getByRole('banner').getByRole('button', { name: say.site.nav.register, exact: true }).click(),
  },
  {
    name: 'the calendar',
    open: async (page, say) => {
      await openBooking(page, say)
      await openCalendar(page)
    },
  },
  { name: 'the choice how to start', open: openGetStarted, isOnPhone: true },
  {
    name: 'the way to a new password',
    open: async (page, say) => {
      await openAccount(page, say, 'logIn', 'freelancer')
      await page.getByRole('dialog').getByRole('button', { name: say.accounts.partner.forgotten }).click()
      await page.getByRole('dialog', { name: say.accounts.partner.recoveryTitle }).waitFor()
    },
  },
  {
    name: 'the cookies one by one',
    open: (page, say) =>
      page.getByRole('contentinfo').getByRole('button', { name: say.site.footer.changeConsent }).click(),
  },
]

const forms = publicForms.filter(({ name }) => name !== 'the newsletter')

const at = (say: Words, path: string) => `${say.prefix}${path}`.replace(/(.)\/$/, '$1')

/** The browser writes a no-break space as six characters, which would count as six of a title's. */
const contentOf = async (page: Page) => (await page.content()).replaceAll('&nbsp;', '\u00a0')

/** A dialog has the same colours in both languages. */
const expectNoFindings = async (page: Page, say: Words) => {
  await page.getByRole('dialog').first().waitFor()
  expect(findingsIn(await contentOf(page))).toEqual([])
  expect(await accessibilityFindings(page, say === words.en ? [] : undefined)).toEqual([])
}

describe.each(['sv', 'en'] as const)(
  'an open dialog (%s) is valid HTML without accessibility findings',
  language => {
    const say = words[language]

    it.each(opened)('$name', async ({ open, isOnPhone }) => {
      const page = await visit(at(say, '/'), isOnPhone ? small : large)
      await open(page, say)
      await expectNoFindings(page, say)
    })

    it.each(forms)('$name', async ({ path, fillIn, isOnPhone }) => {
      const page = await visit(at(say, path), isOnPhone ? small : large)
      await fillIn(page, say, `dialog.${Date.now()}@verkstad.se`)
      await expectNoFindings(page, say)
    })

    it('a toast above the page, for a failure and for a success', async () => {
      const page = await visit(at(say, '/'), large)
      const { fillIn, submit, failed, succeeded } = publicForms[0] ?? expect.fail()
      const send = () =>
        page
          .locator('form:visible')
          .getByRole('button', { name: submit(say), exact: true })
          .click()
      await fillIn(page, say, `notice.${Date.now()}@verkstad.se`)
      await page.route('**/api/newsletter/**', route => route.abort())
      await send()
      await page.getByText(failed(say)).waitFor()
      await page.unroute('**/api/newsletter/**')
      await send()
      await succeeded(page, say)
      await page
        .getByRole('alert')
        .filter({ hasText: failed(say) })
        .waitFor()
      expect(await accessibilityFindings(page)).toEqual([])
      expect(findingsIn(await contentOf(page))).toEqual([])
    })
  },
)
