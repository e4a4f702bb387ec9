import { auditMonthEntity } from '#shared/audit/audit-month.entity.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

/** The mails about a finished month of the audit, to both operators: a mailbox is where nobody can change the hash. */
export const auditMonthMails = (
  { after }: Change,
  { operator, secondOperator = operator }: Addresses,
): OutgoingMail[] => {
  const { month, count, hash } = auditMonthEntity.item.parse(after)
  const source = String(after.PK)
  return [...new Set([operator, secondOperator])].map(recipient =>
    operatorMail({ source, template: 'audit_month_notice', recipient }, () => ({
      values: { month },
      facts: { auditCount: count, auditHash: hash, answerBy: `audit verify --month ${month}` },
    })),
  )
}
