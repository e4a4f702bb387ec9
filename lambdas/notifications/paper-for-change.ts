import * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { isSealed } from '#shared/agreements/agreement.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { taxedUseEntity } from '#shared/ledger/taxed-use.entity.ts'
import type { PaperRequest } from '#shared/papers/paper.ts'
import { selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
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

const issuedBill = z.pick(selfBillEntity.item, { partnerId: true, month: true, round: true, name: true })

const billKey = keyPattern(selfBillEntity.sk)

const billIn = (stored: Stored) => {
  const bill = billKey.test(String(stored?.SK)) ? issuedBill.safeParse(stored).data : undefined
  return bill?.name ? bill : undefined
}

const useKey = keyPattern(taxedUseEntity.sk)

const usedItem = z.pick(taxedUseEntity.item, { businessId: true, occurredOn: true, entryId: true })

/** What was used with its VAT, when it is stored. */
const takenUse = ({ before, after }: Change) =>
  !before && useKey.test(String(after.SK)) ? usedItem.safeParse(after).data : undefined

/** The paper that is to be made because of a change; null for most. */
export const paperForChange = (change: Change): PaperRequest | null => {
  const id = String(change.after.id)
  if (becomes(change, isSealedAgreement)) return { kind: 'agreement', id }
  const { issued } = orderIn(change.after) ?? {}
  if (issued && !orderIn(change.before)?.issued) return { kind: 'invoice', ...issued }
  const bill = billIn(change.after)
  if (bill && !billIn(change.before)) {
    const { partnerId, month, round } = bill
    return { kind: 'selfBill', partnerId, month, round }
  }
  const use = takenUse(change)
  if (use) return { kind: 'use', ...use }
  const isOver = becomes(change, isTakenBack) || becomes(change, isRefunded)
  return isOver ? { kind: 'creditNote', orderId: id } : null
}
