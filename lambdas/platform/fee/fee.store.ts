import { initialFeePercent } from '#shared/agreements/split.ts'
import { type Fee, feeEntity } from '#shared/credits/fee.entity.ts'
import { getItem } from '../table/get-item.ts'

/** The fee that an operator has set; null if nobody has. */
export const findFee = (): Promise<Fee | null> => getItem(feeEntity.key({}), feeEntity.item)

/** The fee for what is proposed or agreed now, in percent. */
export const findFeePercent = async (): Promise<number> => (await findFee())?.percent ?? initialFeePercent
