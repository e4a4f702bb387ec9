import type { IssuedSelfBill } from './issued-self-bill.ts'
import { decimal } from './money.ts'
import { workIn } from './self-bill-pdf.ts'
import { address, head, legalEntity, taxScheme } from './ubl-party.ts'
import { element } from './xml.ts'

/** Peppol BIS Self-Billing 3.0 (https://docs.peppol.eu/poacc/self-billing/3.0/), which follows EN 16931. */
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0'
const profile = 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0'

const common = 'urn:oasis:names:specification:ubl:schema:xsd'

/** What differs between the two documents: their names, and their codes (UNCL 1001). */
const documents = {
  bill: { root: 'Invoice', code: '389', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  creditNote: { root: 'CreditNote', code: '261', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const

const amount = (name: string, ore: number): string => element(name, decimal(ore), { currencyID: 'SEK' })

/**
 * The standard rate (S), or exempt (E) for a seller who is not registered for VAT. E needs an identifier of the seller for
 * taxes (BR-E-02): of who has neither a VAT number nor F-tax it is not subject to VAT (O), which has no rate and stands
 * beside no VAT number.
 */
const categoryOf = ({ vatPercent, seller: { fTax } }: IssuedSelfBill): 'S' | 'E' | 'O' => {
  if (vatPercent > 0) return 'S'
  return fTax ? 'E' : 'O'
}

const category = (name: string, bill: IssuedSelfBill, reason: string | null = null): string => {
  const id = categoryOf(bill)
  return element(name, [
    element('cbc:ID', id),
    id === 'O' ? null : element('cbc:Percent', String(bill.vatPercent)),
    id !== 'S' && reason ? element('cbc:TaxExemptionReason', reason) : null,
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ])
}

const seller = ({ seller: party }: IssuedSelfBill): string =>
  element('cac:AccountingSupplierParty', [
    element('cac:Party', [
      ...head(party.name, party.organizationNumber),
      address(party),
      party.vatNumber && taxScheme(party.vatNumber, 'VAT'),
      party.fTax ? taxScheme('Godkänd för F-skatt', 'TAX') : null,
      legalEntity(party.name, party.organizationNumber, null),
    ]),
  ])

const buyer = (bill: IssuedSelfBill): string => {
  const { buyer: party } = bill
  return element('cac:AccountingCustomerParty', [
    element('cac:Party', [
      ...head(party.name, party.organizationNumber),
      address(party),
      categoryOf(bill) === 'O' ? null : taxScheme(party.vatNumber, 'VAT'),
      legalEntity(party.name, party.organizationNumber, null),
    ]),
  ])
}

const totals = (bill: IssuedSelfBill): string[] => [
  element('cac:TaxTotal', [
    amount('cbc:TaxAmount', bill.vatOre),
    element('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', bill.netOre),
      amount('cbc:TaxAmount', bill.vatOre),
      category('cac:TaxCategory', bill, 'Undantag från skatteplikt: säljaren är inte registrerad för moms'),
    ]),
  ]),
  element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', bill.netOre),
    amount('cbc:TaxExclusiveAmount', bill.netOre),
    amount('cbc:TaxInclusiveAmount', bill.totalOre),
    amount('cbc:PayableAmount', bill.totalOre),
  ]),
]

/** The month as one piece: its price is what it says, without any rounding. */
const line = (bill: IssuedSelfBill): string => {
  const { line: name, quantity } = documents[bill.kind]
  return element(`cac:${name}`, [
    element('cbc:ID', '1'),
    element(`cbc:${quantity}`, '1', { unitCode: 'C62' }),
    amount('cbc:LineExtensionAmount', bill.netOre),
    element('cac:Item', [element('cbc:Name', workIn(bill)), category('cac:ClassifiedTaxCategory', bill)]),
    element('cac:Price', [amount('cbc:PriceAmount', bill.netOre)]),
  ])
}

const period = ({ month }: IssuedSelfBill): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return element('cac:InvoicePeriod', [element('cbc:StartDate', `${month}-01`), element('cbc:EndDate', last)])
}

const billingReference = ({ corrects }: IssuedSelfBill): string | null =>
  corrects &&
  element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [
      element('cbc:ID', corrects.name),
      element('cbc:IssueDate', corrects.issuedOn),
    ]),
  ])

/**
 * A self-bill or its credit note as UBL 2.1, its elements in the order of the schema. Where it is paid is no part of it:
 * bank details are in clear nowhere but in pay files.
 */
export const selfBillUbl = (bill: IssuedSelfBill): Buffer => {
  const { root, code } = documents[bill.kind]
  const document = element(
    root,
    [
      element('cbc:CustomizationID', customization),
      element('cbc:ProfileID', profile),
      element('cbc:ID', bill.name),
      element('cbc:IssueDate', bill.issuedOn),
      // A credit note has no such element, and nothing to pay.
      bill.dueOn && root === 'Invoice' ? element('cbc:DueDate', bill.dueOn) : null,
      element(`cbc:${root}TypeCode`, code),
      element('cbc:Note', 'Självfakturering'),
      element('cbc:DocumentCurrencyCode', 'SEK'),
      element('cbc:BuyerReference', bill.month),
      period(bill),
      billingReference(bill),
      seller(bill),
      buyer(bill),
      ...totals(bill),
      line(bill),
    ],
    {
      xmlns: `${common}:${root}-2`,
      'xmlns:cac': `${common}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${common}:CommonBasicComponents-2`,
    },
  )
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`)
}
