import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { creditChangeEntity } from '#shared/credits/credit-change.entity.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { type TaxedUse, taxedUseEntity } from '#shared/ledger/taxed-use.entity.ts'
import { findInvoice, issuing, type StoredInvoice } from '../platform/invoices/issuing.store.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { invoiceOfUse, undoneBy } from './invoice-of-use.ts'

type Named = Pick<TaxedUse, 'businessId' | 'occurredOn' | 'entryId'>

const attempts = 20

const keyOf = ({ businessId: sub, occurredOn, entryId }: Named) =>
  taxedUseEntity.key({ sub, occurredOn, entryId })

const titleItem = z.pick(creditChangeEntity.item, { id: true, reference: true })
const orderItem = z.pick(creditOrderEntity.item, { issued: true })

/** The payment request by which the credits were bought, whose buyer is invoiced for their use. */
const findRequest = async (orderId: string): Promise<StoredInvoice> => {
  const order = await getItem(creditOrderEntity.key({ id: orderId }), orderItem)
  const request = order?.issued && (await findInvoice(order.issued))
  if (!request) throw new Error(`The order ${orderId} has no payment request.`)
  return request
}

/** The invoices whose uses a use undoes, each issued by now; none for what is not given back. */
const findUndone = async (use: TaxedUse): Promise<StoredInvoice[]> => {
  if (use.netOre >= 0) return []
  const uses = await queryItems(taxedUseEntity.list({ sub: use.businessId }), taxedUseEntity.item)
  const undone: StoredInvoice[] = []
  for (const one of undoneBy(use, uses)) undone.push(await invoiceForUse(one))
  return undone
}

/** What the work is called in the credit history of its business, from where it was agreed on. */
const findTitle = async ({ businessId: sub, assignmentId }: TaxedUse): Promise<string | undefined> => {
  if (!assignmentId) return undefined
  const changes = await queryItems(creditChangeEntity.list({ sub }), titleItem)
  return changes.find(({ id }) => id === assignmentId)?.reference
}

const issue = async (use: TaxedUse): Promise<StoredInvoice | null> => {
  const at = new Date(clock.now()).toISOString()
  const [request, undone, title] = await Promise.all([
    findRequest(use.orderId),
    findUndone(use),
    findTitle(use),
  ])
  const { invoice, writes } = await issuing(invoiceOfUse(use, { request, undone, title, at }))
  const { series, number, name } = invoice
  const noted = update(keyOf(use)).set({ issued: { series, number, name } }).expect({ issued: absent })
  return (await tryTransact([...writes, noted])) ? invoice : null
}

/**
 * The invoice of credits that were used with their VAT, or the credit note of those that were given back; issued once,
 * however often it is asked for.
 */
export const invoiceForUse = async (named: Named): Promise<StoredInvoice> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const use = await getItem(keyOf(named), taxedUseEntity.item)
    if (!use) throw new Error(`There is no use of the entry ${named.entryId}.`)
    const invoice = use.issued ? await findInvoice(use.issued) : await issue(use)
    if (invoice) return invoice
    await wait(Math.random() * 50)
  }
  throw new Error(`The use of the entry ${named.entryId} could not be invoiced.`)
}
