import { type Language, locales } from '#shared/contract/language.ts'
import { lifeOf, turnOf } from '#shared/contract/process.ts'
import { type StoredSelfBill, selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { selfBillProcess } from '#shared/self-bills/self-bill.process.ts'
import { billIdOf } from '#shared/self-bills/self-bill.ts'
import { type FactValues, facts } from '../platform/mail/facts.ts'
import { kronorIn } from '../platform/mail/kronor-in.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { namedTime } from '../platform/mail/named-time.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { keyOf } from './living-self-bill.ts'

const monthIn = (month: string, language: Language): string =>
  new Date(month).toLocaleDateString(locales[language], { timeZone: 'UTC', month: 'long', year: 'numeric' })

const papers = {
  sv: { bill: 'självfakturan för', creditNote: 'kreditfakturan för' },
  en: { bill: 'the self-bill for', creditNote: 'the credit note for' },
} as const

const titles = {
  sv: { bill: 'Självfakturan för', creditNote: 'Kreditfakturan för' },
  en: { bill: 'The self-bill for', creditNote: 'The credit note for' },
} as const

const valuesOf = ({ kind, month, seller }: StoredSelfBill, language: Language) => {
  const words = monthIn(month, language)
  return {
    title: `${titles[language][kind]} ${words}`,
    paper: `${papers[language][kind]} ${words}`,
    name: seller.name,
  }
}

const factsOf = (bill: StoredSelfBill, language: Language): FactValues => {
  const until = turnOf(selfBillProcess, lifeOf(selfBillProcess, bill, bill.createdAt))
  return {
    ...(bill.name && { invoice: bill.name }),
    net: kronorIn(bill.netOre, language),
    ...(bill.vatPercent > 0 && { vat: kronorIn(bill.vatOre, language) }),
    total: kronorIn(bill.totalOre, language),
    ...(bill.dueOn && { dueOn: bill.dueOn }),
    ...(bill.last?.reason && { reason: bill.last.reason }),
    ...(until?.turn === 'partner' && until.until && { answerUntil: namedTime(until.until, language) }),
  }
}

const operatorContent = (bill: StoredSelfBill) => ({
  values: valuesOf(bill, 'sv'),
  facts: { ...factsOf(bill, 'sv'), answerBy: `self-bills show ${bill.partnerId} ${billIdOf(bill)}` },
  ...(bill.email && { replyTo: bill.email }),
})

/** The mails about a self-bill: that it waits for its partner, and about each of its transitions. */
export const selfBillMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const bill = selfBillEntity.item.parse(change.after)
  const { email: recipient, language } = bill
  const content = () => ({
    values: valuesOf(bill, language),
    facts: facts(language, factsOf(bill, language)),
    action: `${addresses.siteOrigin}/partner/dashboard/earnings`,
  })
  const { PK, SK } = keyOf(bill)
  // A partner whose account is gone has no address.
  if (!change.before)
    return recipient
      ? [personalMail({ source: `${PK}#${SK}`, template: 'bill_ready', recipient, language }, content)]
      : []
  return moveMails(selfBillProcess, change, addresses, {
    partner: envelope => (recipient ? personalMail({ ...envelope, recipient, language }, content) : []),
    operator: envelope => operatorMail(envelope, () => operatorContent(bill)),
  })
}
