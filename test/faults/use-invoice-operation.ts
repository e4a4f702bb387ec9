import { linkUseInvoice, listUseInvoices } from '#shared/credits/use-invoices.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { invokeFunction } from '../infra/local/gateway/served-api.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import type { Person } from './signed-in.ts'

const operator = (command: string, input: object) =>
  invokeFunction('operator', { command, input, by: 'a test' })

/** Returns how a business gets the invoice of credits that it used with their VAT. */
export const useInvoiceOperation = (
  call: Caller,
  as: Person,
  ordered: () => Promise<{ id: string }>,
): Operation => ({
  name: nameOf(linkUseInvoice),
  prepare: async () => {
    process.env.VAT_AT = 'use'
    const { id: orderId } = await ordered()
    process.env.VAT_AT = 'sale'
    await operator('orders invoice', { orderId, address: 'Storgatan 1, 111 23 Stockholm' })
    await operator('orders mark-paid', { orderId })
    const businessId = as.sub
    await operator('credits record', { businessId, credits: -1, kind: 'correction', reference: 'PLC' })
    const { items } = (await call(listUseInvoices, { as })).body
    const { usedOn, id } = items[0]
    await deliverPapers([{ kind: 'use', businessId, occurredOn: usedOn, entryId: id }])
    return () => call(linkUseInvoice, { params: { usedOn, id }, as })
  },
})
