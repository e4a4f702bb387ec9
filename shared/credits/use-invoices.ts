import * as z from 'zod/mini'
import { everyMember } from '../company/member-roles.ts'
import { day } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'
import { fileLink } from '../files/file-link.ts'
import { invoiceFiles } from '../invoices/invoice.ts'

/** Credits that were used with their VAT, or given back, as their business sees them; amounts are above zero. */
const useInvoice = z.object({
  id: z.string(),
  usedOn: z.string(),
  kind: z.enum(['invoice', 'creditNote']),
  /** The number; null until it is made, some seconds after the use. */
  name: z.nullable(z.string()),
  credits: z.number(),
  netOre: z.int(),
  vatOre: z.int(),
})

export type UseInvoice = z.infer<typeof useInvoice>

const path = '/api/business/credit-invoices'

/** The invoices of what the calling business has used, newest first: of credits whose VAT is due with their use. */
export const listUseInvoices = endpoint({
  method: 'GET',
  path,
  access: 'business',
  roles: everyMember,
  query: z.strictObject(pageQuery),
  reply: { status: 200, body: z.object(page(useInvoice)) },
  errors: [],
})

/** A link to a file of such an invoice or credit note; `not_found` until it is made. */
export const linkUseInvoice = endpoint({
  method: 'GET',
  path: `${path}/{usedOn}/{id}`,
  access: 'business',
  roles: everyMember,
  params: z.strictObject({ usedOn: day, id: z.uuid('invalid') }),
  query: z.strictObject({ file: z._default(z.enum(invoiceFiles), 'pdf') }),
  reply: { status: 200, body: fileLink },
  errors: [],
})
