import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import { clock } from '#shared/contract/clock.ts'
import { movesOf } from '#shared/contract/process.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import { moving, noFamily } from '../platform/process/living.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Item } from './person.ts'

/**
 * Ends an agreement before an erasure of its business removes the inquiry, which tells the partner: without the inquiry
 * nobody could end it, and what is due of it would be dropped.
 */
export const leaveAgreement = async (
  agreement: Item,
  isTheirs: (address: string) => Promise<boolean>,
): Promise<void> => {
  const { id: inquiryId, businessId, business } = agreementEntity.item.parse(agreement)
  if (!business || !(await isTheirs(business.email))) return
  await untilWritten(async () => {
    const living = (await findInquiryFamily({ businessId, inquiryId }))?.agreement?.living
    const [name] = living ? movesOf(agreementProcess, living.life.state, 'parent') : []
    if (!living || !name) return null
    const at = new Date(clock.now()).toISOString()
    const result = moving(living, { name, by: 'parent', at }, noFamily)
    return typeof result === 'string' ? null : () => tryTransact(result.writes)
  })
}
