import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { selfBillContent } from '#shared/self-bills/self-bill.ts'
import { getItem } from '../platform/table/get-item.ts'

const issued = z.object({
  ...selfBillContent.shape,
  partnerId: z.string(),
  name: z.string(),
  issuedAt: z.string(),
  issuedOn: z.string(),
  dueOn: z.nullable(z.string()),
  language,
})

export type IssuedSelfBill = z.infer<typeof issued>

type Named = { partnerId: string; month: string; round: number }

/** A self-bill as it was issued; null before that. */
export const findSelfBill = async ({ partnerId: sub, ...named }: Named): Promise<IssuedSelfBill | null> => {
  const bill = await getItem(selfBillEntity.key({ sub, ...named }), selfBillEntity.item)
  return bill?.name ? issued.parse(bill) : null
}
