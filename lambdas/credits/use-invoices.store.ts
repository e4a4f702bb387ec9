import type * as z from 'zod/mini'
import { usedCredits } from '#shared/credits/prices.ts'
import type { UseInvoice } from '#shared/credits/use-invoices.ts'
import { taxedUseEntity } from '#shared/ledger/taxed-use.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'

type TaxedUse = z.infer<typeof taxedUseEntity.item>

const shown = ({
  entryId: id,
  occurredOn: usedOn,
  valueOre,
  netOre,
  vatOre,
  issued,
}: TaxedUse): UseInvoice => ({
  ...{ id, usedOn, kind: netOre < 0 ? 'creditNote' : 'invoice', name: issued?.name ?? null },
  ...{ credits: usedCredits(valueOre), netOre: Math.abs(netOre), vatOre: Math.abs(vatOre) },
})

/** A page of the invoices of what a business has used, newest first. */
export const listUsed = async (sub: string, request: PageRequest) => {
  const { items, next } = await readPage(
    { ...taxedUseEntity.list({ sub }), item: taxedUseEntity.item },
    request,
  )
  return { items: items.map(shown), next }
}

/** The number of such an invoice; null if there is none of this business, or if it is not made yet. */
export const findUsed = async (sub: string, named: { usedOn: string; id: string }) => {
  const key = taxedUseEntity.key({ sub, occurredOn: named.usedOn, entryId: named.id })
  return (await getItem(key, taxedUseEntity.item))?.issued ?? null
}
