import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import { agreementVersionEntity } from '#shared/agreements/agreement-version.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { movesOf } from '#shared/contract/process.ts'
import { endOf, noticeUntil } from '../platform/agreements/days.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import type { LivingAgreement } from '../platform/inquiries/family.ts'
import { moving, noFamily } from '../platform/process/living.ts'
import { getItem } from '../platform/table/get-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Item } from './person.ts'

type Left = (agreement: LivingAgreement, at: string) => Promise<ReturnType<typeof moving> | null>

/** It ends with its inquiry, which is about to be gone: nobody could end it, and what is due of it would be dropped. */
const endedWithBusiness: Left = async ({ living }, at) => {
  const [name] = movesOf(agreementProcess, living.life.state, 'parent')
  return name ? moving(living, { name, by: 'parent', at }, noFamily) : null
}

/** It is under notice from now on, or stays under the notice that was given. */
const leftByPartner: Left = async ({ item, living, family }, at) => {
  const { state, moved, terms } = living.life
  // An interrupted erasure has already given notice, and the business has its mail.
  if (moved?.name === 'leave' || !movesOf(agreementProcess, state, 'partner').includes('leave')) return null
  const agreed = await getItem(agreementVersionEntity.key(item), agreementVersionEntity.item)
  if (!agreed) return null
  const given = { noticeBy: item.noticeBy ?? 'partner', noticeName: null } as const
  const ends = (state === 'noticed' && terms.ends) || endOf(noticeUntil(agreed.terms, at))
  return moving(
    living,
    { name: 'leave', by: 'partner', at, terms: { ends }, set: given, who: item.partnerId },
    family,
  )
}

/** Ends an agreement, or gives notice of it, before an erasure of one side takes it out, so that the other hears of it. */
export const leaveAgreement = async (
  agreement: Item,
  isTheirs: (address: string) => Promise<boolean>,
): Promise<void> => {
  const { id: inquiryId, businessId, business, partner } = agreementEntity.item.parse(agreement)
  const leavers = [
    { person: business, leave: endedWithBusiness },
    { person: partner, leave: leftByPartner },
  ]
  for (const { person, leave } of leavers) {
    if (!person || !(await isTheirs(person.email))) continue
    await untilWritten(async () => {
      const found = (await findInquiryFamily({ businessId, inquiryId }))?.agreement
      const result = found ? await leave(found, new Date(clock.now()).toISOString()) : null
      return result && typeof result !== 'string' ? () => tryTransact(result.writes) : null
    })
  }
}
