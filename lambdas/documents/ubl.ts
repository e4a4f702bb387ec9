import { orderNumber } from '#shared/credits/order-number.ts'
import type { InvoiceContent } from '#shared/invoices/invoice.ts'
import { decimal } from './money.ts'
import { customer, supplier } from './ubl-party.ts'
import { element } from './xml.ts'

/** Peppol BIS Billing 3.0 (https://docs.peppol.eu/poacc/billing/3.0/), which follows EN 16931. */
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const common = 'urn:oasis:names:specification:ubl:schema:xsd'

/** What differs between the two documents: their names, and their codes (UNCL 1001). */
const documents = {
  invoice: { root: 'Invoice', code: '380', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  creditNote: { root: 'CreditNote', code: '381', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const

const documentOf = (kind: InvoiceContent['kind']) => {
  if (kind === 'paymentRequest') throw new Error('A payment request is no invoice, and has no UBL.')
  return documents[kind]
}

const amount = (name: string, ore: number): string => element(name, decimal(ore), { currencyID: 'SEK' })

/** The unit of what has none of its own (UN/ECE Recommendation 20). */
const pieces = { unitCode: 'C62' }

const taxCategory = (name: string, { vatPercent }: InvoiceContent): string =>
  element(name, [
    element('cbc:ID', 'S'),
    element('cbc:Percent', String(vatPercent)),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ])

/** Bankgiro is credit transfer 30 to a branch of this name, with the number in digits (SE-R-008 to SE-R-010). */
const paymentMeans = ({ ocr, seller }: InvoiceContent): string | null =>
  ocr &&
  element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', '30'),
    element('cbc:PaymentID', ocr),
    element('cac:PayeeFinancialAccount', [
      element('cbc:ID', seller.bankgiro.replace(/\D/g, '')),
      element('cac:FinancialInstitutionBranch', [element('cbc:ID', 'SE:BANKGIRO')]),
    ]),
  ])

const totals = (invoice: InvoiceContent): string[] => {
  const { netOre, vatOre, totalOre, prepaidOre } = invoice
  return [
    element('cac:TaxTotal', [
      amount('cbc:TaxAmount', vatOre),
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', netOre),
        amount('cbc:TaxAmount', vatOre),
        taxCategory('cac:TaxCategory', invoice),
      ]),
    ]),
    element('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', netOre),
      amount('cbc:TaxExclusiveAmount', netOre),
      amount('cbc:TaxInclusiveAmount', totalOre),
      prepaidOre === undefined ? null : amount('cbc:PrepaidAmount', prepaidOre),
      amount('cbc:PayableAmount', totalOre - (prepaidOre ?? 0)),
    ]),
  ]
}

const itemNames = {
  sv: { order: 'Krediter', use: 'Ingenjörsarbete, betalt med krediter' },
  en: { order: 'Credits', use: 'Engineering work, paid with credits' },
} as const

/** One line. Its price is for all of the credits: for one it may be no whole number of öre. */
const line = (invoice: InvoiceContent): string => {
  const { credits, netOre, kind, language, use } = invoice
  const { line: name, quantity } = documentOf(kind)
  return element(`cac:${name}`, [
    element('cbc:ID', '1'),
    element(`cbc:${quantity}`, String(credits), pieces),
    amount('cbc:LineExtensionAmount', netOre),
    element('cac:Item', [
      use?.title ? element('cbc:Description', use.title) : null,
      element('cbc:Name', itemNames[language][use ? 'use' : 'order']),
      taxCategory('cac:ClassifiedTaxCategory', invoice),
    ]),
    element('cac:Price', [
      amount('cbc:PriceAmount', netOre),
      element('cbc:BaseQuantity', String(credits), pieces),
    ]),
  ])
}

const billingReferences = ({ corrects, alsoCorrects = [] }: InvoiceContent): string[] =>
  [...(corrects ? [corrects] : []), ...alsoCorrects].map(({ name, issuedOn }) =>
    element('cac:BillingReference', [
      element('cac:InvoiceDocumentReference', [element('cbc:ID', name), element('cbc:IssueDate', issuedOn)]),
    ]),
  )

/** When what is invoiced was used; the invoice is made after it. */
const delivery = ({ kind, use }: InvoiceContent): string | null =>
  kind === 'invoice' && use ? element('cac:Delivery', [element('cbc:ActualDeliveryDate', use.usedOn)]) : null

/** An invoice or a credit note as UBL 2.1, its elements in the order of the schema. */
export const ublOf = (invoice: InvoiceContent): Buffer => {
  const { root, code } = documentOf(invoice.kind)
  const document = element(
    root,
    [
      element('cbc:CustomizationID', customization),
      element('cbc:ProfileID', profile),
      element('cbc:ID', invoice.name),
      element('cbc:IssueDate', invoice.issuedOn),
      // A credit note has no such element, and nothing to pay.
      invoice.kind === 'invoice' && invoice.dueOn ? element('cbc:DueDate', invoice.dueOn) : null,
      element(`cbc:${root}TypeCode`, code),
      element('cbc:DocumentCurrencyCode', 'SEK'),
      element('cac:OrderReference', [element('cbc:ID', orderNumber(invoice.orderId))]),
      ...billingReferences(invoice),
      supplier(invoice),
      customer(invoice),
      delivery(invoice),
      paymentMeans(invoice),
      ...totals(invoice),
      line(invoice),
    ],
    {
      xmlns: `${common}:${root}-2`,
      'xmlns:cac': `${common}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${common}:CommonBasicComponents-2`,
    },
  )
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`)
}
