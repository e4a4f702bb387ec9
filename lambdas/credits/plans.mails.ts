import { orderNumber } from '#shared/credits/order-number.ts'
import { planEntity } from '#shared/credits/plan.entity.ts'
import { planProcess } from '#shared/credits/plan.process.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { type PersonalMailName, personalMail } from '../platform/mail/personal-mail.ts'
import { dayFact, priceFacts } from './mail-facts.ts'
import type { StoredPlan } from './plan-life.ts'
import { shownPlan } from './shown-plan.ts'

/** The transitions after which a mail says which order has been made. */
const ordering = ['order', undefined]

const contentFor = (stored: StoredPlan) => {
  const { credits, priceOre, language, last, lastOrderId, termsVersion } = stored
  const { nextOrderOn, endsOn } = shownPlan(stored, last?.at ?? stored.createdAt)
  const day = endsOn ? dayFact(endsOn, language) : ''
  const next = nextOrderOn && dayFact(nextOrderOn, language)
  return {
    values: { credits, day },
    facts: facts(language, {
      reason: last?.reason ?? null,
      orderNumber: ordering.includes(last?.name) ? orderNumber(lastOrderId) : null,
      endsOn: day || null,
      nextOrder: next,
      credits: next ? credits : null,
      ...(next ? priceFacts(priceOre, language) : {}),
      termsVersion: last ? null : termsVersion,
    }),
  }
}

const operatorContent = (stored: StoredPlan) => {
  const { companyName, credits, priceOre, email } = stored
  const { nextOrderOn, endsOn } = shownPlan(stored, stored.last?.at ?? stored.createdAt)
  return {
    values: { company: companyName, credits },
    facts: { companyName, credits, ...priceFacts(priceOre, 'sv'), nextOrder: nextOrderOn, endsOn, email },
    replyTo: email,
  }
}

/** What the business is confirmed that it has done itself. */
const confirmations: Readonly<Record<string, PersonalMailName>> = {
  change: 'credit_plan_changed',
  giveNotice: 'credit_plan_ending',
  regret: 'credit_plan_kept',
}

const confirmationOf = ({ before, after }: Change, { last }: StoredPlan): PersonalMailName | undefined => {
  if (!before) return 'credit_plan_started'
  return before.revision === after.revision ? undefined : confirmations[last?.name ?? '']
}

/** The mails about a monthly plan: what comes, what was ordered, and what becomes of it. */
export const planMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = planEntity.item.parse(change.after)
  const { email: recipient, language, revision } = stored
  const action = `${addresses.siteOrigin}/business/dashboard/credits`
  const content = () => ({ ...contentFor(stored), action })
  const template = confirmationOf(change, stored)
  const source = `${change.after.PK}#${change.after.SK}#${revision}`
  return [
    ...moveMails(planProcess, change, addresses, {
      business: envelope => personalMail({ ...envelope, recipient, language }, content),
      operator: envelope => operatorMail(envelope, () => operatorContent(stored)),
    }),
    ...(template ? [personalMail({ source, template, recipient, language }, content)] : []),
  ]
}
