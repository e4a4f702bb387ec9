import { type Approval, approvalEntity } from '#shared/approvals/approval.entity.ts'
import { approvalProcess } from '#shared/approvals/approval.process.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

/** The input stays at the desk: a mail is forwarded more easily than a session. */
const contentOf = ({ id, name, why, expiresAt }: Approval) => ({
  values: { title: name },
  facts: { reason: why, answerUntil: swedishTime(expiresAt), answerBy: `approvals show ${id}` },
})

/** The mails about a command that waits for a second operator: that it was asked for, that it still waits, that it expired. */
export const approvalMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = approvalEntity.item.parse(change.after)
  const content = () => contentOf(stored)
  if (change.before)
    return moveMails(approvalProcess, change, addresses, {
      operator: envelope => operatorMail(envelope, content),
    })
  const source = `${change.after.PK}#${change.after.SK}`
  return [operatorMail({ source, template: 'money_asked_notice', recipient: addresses.operator }, content)]
}
