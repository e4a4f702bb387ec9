import { pageFailureEntity } from '#shared/content/page-failure.entity.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

/** The mail about a page that could not be rendered, to the operator. */
export const pageFailureMails = ({ after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const { id, address, error, createdAt } = pageFailureEntity.item.parse(after)
  const source = pageFailureEntity.key({ id }).PK
  return [
    operatorMail({ source, template: 'page_failure_notice', recipient: operator }, () => ({
      values: { page: address },
      facts: { page: address, error, at: swedishTime(createdAt) },
    })),
  ]
}
