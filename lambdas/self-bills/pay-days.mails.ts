import { payDayEntity } from '#shared/self-bills/pay-day.entity.ts'
import { kronorIn } from '../platform/mail/kronor-in.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

/** The mail about what waits before partners can be paid: it takes two operators, and either of them may begin. */
export const payDayMails = (
  { after }: Change,
  { operator, secondOperator = operator }: Addresses,
): OutgoingMail[] => {
  const { day, payouts, payoutsOre, noCompany, notAgreed, failed, mailedOn } = payDayEntity.item.parse(after)
  if (mailedOn !== day) return []
  return [...new Set([operator, secondOperator])].map(recipient =>
    operatorMail({ source: `${after.PK}#${after.SK}`, template: 'pay_day_notice', recipient }, () => ({
      values: { count: payouts + noCompany + notAgreed + failed },
      facts: {
        approvedPayouts: payouts || null,
        payoutSum: payouts ? kronorIn(payoutsOre, 'sv') : null,
        noCompany: noCompany || null,
        notAgreed: notAgreed || null,
        failedBills: failed || null,
        answerBy: 'payouts list',
      },
    })),
  )
}
