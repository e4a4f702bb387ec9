import { accountForms } from './account-forms.ts'
import {
  askForFigures,
  chooseTime,
  fillAll,
  labelled,
  openBooking,
  openGetStarted,
  posts,
  textbox,
  visible,
} from './fill-in-form.ts'
import { waitForCode } from './inbox.ts'
import type { PublicForm } from './public-form.ts'

const once = { mails: 1, isOnce: true }

/** Every form that a visitor can send. */
export const publicForms: readonly PublicForm[] = [
  {
    name: 'the newsletter',
    path: '/',
    fillIn: (page, say, email) => textbox(page, say.newsletter.form.label).fill(email),
    submit: say => say.newsletter.form.submit,
    sends: posts('/api/newsletter/subscriptions'),
    keeps: (page, say) => textbox(page, say.newsletter.form.label),
    failed: say => say.newsletter.form.failedText,
    succeeded: (page, say) => page.getByText(say.newsletter.form.subscribed).first().waitFor(),
    ...once,
  },
  {
    name: 'a booking',
    path: '/',
    fillIn: async (page, say, email) => {
      await openBooking(page, say)
      await chooseTime(page, say)
      const { firstName, lastName, email: address, company, description } = say.meetings
      const about = { [company]: 'Nordplåt AB', [description]: 'Vi bygger om en robotcell.' }
      for (const [label, text] of Object.entries({
        [firstName]: 'Anna',
        [lastName]: 'Berg',
        [address]: email,
        ...about,
      }))
        await textbox(page, label).fill(text)
    },
    submit: say => say.meetings.submit,
    sends: posts('/api/meetings'),
    keeps: (page, say) => textbox(page, say.meetings.email),
    failed: say => say.meetings.failedText,
    succeeded: (page, say) => page.getByText(say.meetings.booked).first().waitFor(),
    ...once,
  },
  {
    name: 'a project inquiry',
    path: '/',
    fillIn: async (page, say, email) => {
      await openBooking(page, say)
      await page.getByRole('tab', { name: say.meetings.tabs.project }).click()
      const { name, email: address, projectTitle, description } = say.leads.inquiry
      for (const [label, text] of Object.entries({
        [name]: 'Anna Berg',
        [address]: email,
        [projectTitle]: 'Robotcell',
        [description]: 'Linje 2.',
      }))
        await textbox(page, label).fill(text)
    },
    submit: say => say.leads.send,
    sends: posts('/api/project-inquiries'),
    keeps: (page, say) => textbox(page, say.leads.inquiry.email),
    failed: say => say.leads.failedText,
    succeeded: (page, say) => page.getByText(say.leads.inquiry.sent).first().waitFor(),
    ...once,
  },
  {
    name: 'to get started',
    path: '/',
    fillIn: async (page, say, email) => {
      await openGetStarted(page, say)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say.leads.getStarted.next, exact: true })
        .click()
      await labelled(page, say.leads.getStarted.email).fill(email)
      await visible(page).getByRole('checkbox').check()
    },
    submit: say => say.leads.send,
    sends: posts('/api/get-started-inquiries'),
    keeps: (page, say) => labelled(page, say.leads.getStarted.email),
    failed: say => say.leads.failedText,
    succeeded: (page, say) => page.getByText(say.leads.getStarted.sent).first().waitFor(),
    isOnPhone: true,
    isTimed: true,
    ...once,
  },
  {
    name: 'an order of credits',
    path: '/pricing',
    fillIn: async (page, say, email) => {
      await page.getByRole('button', { name: say.order }).click()
      const { companyName, organizationNumber, companySigner, email: address, phone } = say.credits
      await labelled(page, companyName).waitFor()
      const company = { [companyName]: 'Nordplåt AB', [organizationNumber]: '556703-7485' }
      await fillAll(page, {
        ...company,
        [companySigner]: 'Anna Berg',
        [address]: email,
        [phone]: '070-123 45 67',
      })
    },
    submit: say => say.credits.submit,
    sends: posts('/api/credit-orders'),
    keeps: (page, say) => labelled(page, say.credits.email),
    failed: say => say.credits.failedText,
    succeeded: (page, say) => page.getByText(say.credits.received).first().waitFor(),
    isTimed: true,
    ...once,
  },
  {
    name: "an investor's request",
    path: '/investors',
    fillIn: askForFigures,
    submit: say => say.investors.submit,
    sends: posts('/api/investor-access'),
    keeps: (page, say) => labelled(page, say.investors.email),
    failed: say => say.investors.failedText,
    succeeded: (page, say) => page.getByText(say.investors.sent).first().waitFor(),
    isTimed: true,
    ...once,
  },
  {
    name: "an investor's code",
    path: '/investors',
    fillIn: async (page, say, email) => {
      await askForFigures(page, say, email)
      await visible(page).getByRole('button', { name: say.investors.submit, exact: true }).click()
      await labelled(page, say.investors.code).fill(await waitForCode(email))
    },
    submit: say => say.investors.verify,
    sends: posts('/api/investor-access/[^/]+/verification'),
    keeps: (page, say) => labelled(page, say.investors.code),
    failed: say => say.investors.verifyFailedText,
    succeeded: (page, say) => page.getByText(say.investors.verified).first().waitFor(),
    mails: 1,
    isOnce: false,
  },
  ...accountForms,
]
