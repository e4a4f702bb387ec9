import * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { isSealed } from '#shared/agreements/agreement.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import type { PaperRequest } from '#shared/papers/paper.ts'
import type { Change } from '../platform/mail/outgoing-mail.ts'

type Stored = Change['before']

/** Whether something is so after a change that was not so before it. */
const becomes = ({ before, after }: Change, isSo: (stored: Stored) => boolean): boolean =>
  isSo(after) && !isSo(before)

const isSealedAgreement = (stored: Stored): boolean => {
  if (stored?.SK !== agreementEntity.sk) return false
  const { success, data } = agreementEntity.item.safeParse(stored)
  return success && isSealed(data.state)
}

const orderItem = z.pick(creditOrderEntity.item, { id: true, state: true, issued: true })

const orderIn = (stored: Stored) =>
  stored?.SK === creditOrderEntity.sk ? orderItem.safeParse(stored).data : undefined

/** Nobody is to pay any more what was invoiced. */
const isTakenBack = (stored: Stored): boolean => {
  const order = orderIn(stored)
  return order?.issued !== undefined && (order.state === 'cancelled' || order.state === 'lapsed')
}

const isRefunded = (stored: Stored): boolean =>
  stored?.SK === refundEntity.sk && refundEntity.item.safeParse(stored).data?.state === 'granted'

/** The paper that is to be made because of a change; null for most. */
export const paperForChange = (change: Change): PaperRequest | null => {
  const id = String(change.after.id)
  if (becomes(change, isSealedAgreement)) return { kind: 'agreement', id }
  const { issued } = orderIn(change.after) ?? {}
  if (issued && !orderIn(change.before)?.issued) return { kind: 'invoice', ...issued }
  const isOver = becomes(change, isTakenBack) || becomes(change, isRefunded)
  return isOver ? { kind: 'creditNote', orderId: id } : null
}
