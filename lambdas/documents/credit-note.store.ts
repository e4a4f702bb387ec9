import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { invoiceEntity } from '#shared/invoices/invoice.entity.ts'
import { findInvoice, issuing, type StoredInvoice } from '../platform/invoices/issuing.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'

const orderItem = z.pick(creditOrderEntity.item, { issued: true, creditNote: true })

const attempts = 20

/** What takes an invoice back: the same buyer and the same amounts, and nothing to pay, however it was paid. */
const creditNoteOf = ({ name, issuedOn, prepaidOre: _, ...invoice }: StoredInvoice, at: string) => ({
  ...invoice,
  ...{ kind: 'creditNote' as const, issuedAt: at, issuedOn: swedishDay(at), dueOn: null, ocr: null },
  corrects: { name, issuedOn },
})

const issue = async (orderId: string, invoice: StoredInvoice): Promise<StoredInvoice | null> => {
  const at = new Date(clock.now()).toISOString()
  const { invoice: note, writes } = await issuing(creditNoteOf(invoice, at))
  const { series, number, name } = note
  const isIssued = await tryTransact([
    ...writes,
    update(invoiceEntity.key(invoice)).set({ creditedBy: name }).expect({ creditedBy: null }),
    update(creditOrderEntity.key({ id: orderId })).set({ creditNote: { series, number } }),
  ])
  return isIssued ? note : null
}

/**
 * The credit note that takes back the invoice of an order, issued once however often it is asked for; null for an order
 * that has no invoice of ours.
 */
export const creditNoteFor = async (orderId: string): Promise<StoredInvoice | null> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const order = await getItem(creditOrderEntity.key({ id: orderId }), orderItem)
    if (!order?.issued) return null
    if (order.creditNote) return findInvoice(order.creditNote)
    const invoice = await findInvoice(order.issued)
    // It was no invoice, and nothing was sold with it.
    if (invoice?.kind === 'paymentRequest') return null
    const note = invoice && (await issue(orderId, invoice))
    if (note) return note
    await wait(Math.random() * 50)
  }
  throw new Error(`The invoice of the order ${orderId} could not be credited.`)
}
