import { describe, expect, it } from 'vitest'
import type { Mail } from '#lambdas/platform/mail/mail.ts'
import type { Change, MailName, OutgoingMail } from '#lambdas/platform/mail/outgoing-mail.ts'
import { languages } from '#shared/contract/language.ts'
import { changesThatMail } from '../builders/mail-samples.ts'
import { runningServices } from './running-services.ts'

runningServices()

const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }

/** Mails to recipients who have entered a code mailed to them, or signed up with a password. */
const toAccounts: readonly MailName[] = [
  'business_inquiry_confirmation',
  'company_departure',
  'applied_confirmation',
  'applied_edited',
  'watch_matches',
  'payment_settings_changed',
  'payout_returned',
  'seller_recorded',
  'bill_ready',
  'email_code',
]

/**
 * The same: partners apply from their account, and are proposed once their address is verified, to businesses that have
 * signed in; an agreement comes of a proposal, ratings and milestones of an agreement, and a time report and files of an
 * assignment from an inquiry; a plan and money back are told at the address of the account.
 */
const betweenAccounts =
  /^(?:application|objection|objected|proposal|agreement|rating|report|milestone|files_attached|self_bill|plan|credit_plan|refund|money_back)_/

/**
 * Not typed by a visitor, or the address itself; an operator writes the reason of a cancelled meeting and its video
 * link, and the number of an invoice.
 */
const ours = [
  'PK',
  'SK',
  'id',
  'companyId',
  'createdAt',
  'language',
  'email',
  'nonce',
  'emailHash',
  'startsAt',
  'kind',
  'cancelReason',
  'changedAt',
  'confirmedAt',
  'state',
  'videoLink',
  'invoice',
]

const word = 'Lösenordet'
/** Text of a stranger with a link, in as many characters as the longest field takes. */
const letter = `${word} https://lur.example/x ${`${word} `.repeat(500)}`
const mostRepeats = 4

const changed = ({ before, after }: Change, name: string): Change => ({
  before,
  after: { ...after, [name]: Array.isArray(after[name]) ? Array(10).fill(letter) : letter },
})

/** Composes what would be mailed, or nothing if no mail reads such a value. */
const mailsOf = async (change: Change): Promise<{ template: MailName; mail: Mail }[]> => {
  const { mailsForChange } = await import('#lambdas/notifications/mails-for-change.ts')
  let mails: readonly OutgoingMail[] = []
  try {
    mails = mailsForChange(change, addresses)
  } catch {
    return []
  }
  const sent = mails.filter(
    ({ recipient, template }) =>
      recipient !== addresses.operator && !toAccounts.includes(template) && !betweenAccounts.test(template),
  )
  return Promise.all(sent.map(async ({ template, compose }) => ({ template, mail: await compose() })))
}

const typed = ({ after }: Change): string[] =>
  Object.keys(after).filter(
    name => !ours.includes(name) && (typeof after[name] === 'string' || Array.isArray(after[name])),
  )

const samples = languages.flatMap(language =>
  changesThatMail(language).flatMap(change =>
    typed(change).map(name => [`${language} ${String(change.after.PK)} ${name}`, change, name] as const),
  ),
)

describe('a mail to an unproven address', () => {
  it.each(samples)('repeats no text typed into %s', async (_, change, name) => {
    for (const { mail } of await mailsOf(changed(change, name))) {
      const { subject, text, html, calendar } = mail
      for (const part of [subject, text, html, calendar?.content ?? '']) {
        expect(part.split(word).length - 1).toBeLessThan(mostRepeats)
        expect(part).not.toContain('lur.example')
      }
    }
  })

  it('shortens names, and accepts only numbers as numbers', async () => {
    const meeting = changesThatMail('sv').find(({ after }) => String(after.PK).startsWith('MEETING#'))
    if (!meeting) throw new Error('No meeting.')
    const [told] = await mailsOf({
      ...meeting,
      after: { ...meeting.after, firstName: 'Anna', lastName: 'B'.repeat(200), mobile: 'Ring mig nu' },
    })
    expect(told?.template).toBe('booking_confirmation')
    expect(told?.mail.text).toMatch(/Namn: Anna B{34}…\n/)
    expect(told?.mail.text).toContain('Deltagare: 2')
    expect(told?.mail.text).not.toContain('Ring mig')
  })

  it('covers every form of the website', async () => {
    const all = await Promise.all(changesThatMail('sv').map(mailsOf))
    expect(all.flat().map(({ template }) => template)).toEqual(
      expect.arrayContaining([
        'subscription_confirmation',
        'project_inquiry_confirmation',
        'get_started_confirmation',
        'booking_confirmation',
        'meeting_move_visitor',
        'meeting_cancel_visitor',
        'meeting_callOff_visitor',
        'booking_invitation',
        'meeting_link_visitor',
        'meeting_remind_visitor',
        'meeting_reschedule_visitor',
        'credit_order_confirmation',
        'sign_in_code',
        'investor_code',
      ]),
    )
  })
})
