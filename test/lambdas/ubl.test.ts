import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { ublOf } from '#lambdas/documents/ubl.ts'
import { hasCheckDigit } from '#shared/contract/luhn.ts'
import type { InvoiceContent } from '#shared/invoices/invoice.ts'
import {
  buildCreditNote,
  buildInvoice,
  buildPaymentRequest,
  buildUseCreditNote,
  buildUseInvoice,
} from '../builders/issued-invoice.ts'

/** Every text as it stands, without the prefixes of the namespaces. */
const plain = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, removeNSPrefix: true },
  isArray: name => name === 'PartyTaxScheme' || name === 'TaxSubtotal',
})
const ordered = new XMLParser({ preserveOrder: true, removeNSPrefix: true })

const read = (invoice: InvoiceContent) => {
  const parsed = plain.parse(ublOf(invoice))
  const root = invoice.kind === 'invoice' ? 'Invoice' : 'CreditNote'
  return { ...parsed[root], root }
}

/** The elements of a document, in the order in which they stand. */
const childrenOf = (invoice: InvoiceContent): string[] => {
  const [, { [invoice.kind === 'invoice' ? 'Invoice' : 'CreditNote']: children }] = ordered.parse(
    ublOf(invoice),
  )
  return children.map((child: object) => Object.keys(child)[0])
}

const kinds = [
  ['an invoice', buildInvoice(), 'InvoiceLine', 'InvoicedQuantity'],
  ['a credit note', buildCreditNote(), 'CreditNoteLine', 'CreditedQuantity'],
  ['an invoice of used credits', buildUseInvoice(), 'InvoiceLine', 'InvoicedQuantity'],
  ['a credit note of used credits', buildUseCreditNote(), 'CreditNoteLine', 'CreditedQuantity'],
] as const

const ore = (amount: { '#text': string }) => Math.round(Number(amount['#text']) * 100)

describe.each(kinds)('%s as UBL', (_, invoice, line, quantity) => {
  const document = read(invoice)
  const { TaxTotal: tax, LegalMonetaryTotal: total } = document
  const seller = document.AccountingSupplierParty.Party
  const buyer = document.AccountingCustomerParty.Party

  it('has its elements in the order of the schema (OASIS UBL 2.1, Invoice and CreditNote)', () => {
    const order = [
      ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'DueDate', 'InvoiceTypeCode'],
      ...['CreditNoteTypeCode', 'DocumentCurrencyCode', 'OrderReference', 'BillingReference'],
      ...['AccountingSupplierParty', 'AccountingCustomerParty', 'Delivery', 'PaymentMeans'],
      'TaxTotal',
      ...['LegalMonetaryTotal', line],
    ]
    const found = childrenOf(invoice)
    expect(found.filter(name => !order.includes(name))).toEqual([])
    expect([...new Set(found)]).toEqual(order.filter(name => found.includes(name)))
    expect(Object.keys(seller)).toEqual([
      ...['EndpointID', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity', 'Contact'],
    ])
  })

  it('names the specification, and what it is (BR-01, BR-04, PEPPOL-EN16931-R001)', () => {
    expect(document).toMatchObject({
      CustomizationID: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      ProfileID: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      ...{ ID: invoice.name, IssueDate: invoice.issuedOn, DocumentCurrencyCode: 'SEK' },
    })
    expect(document[`${document.root}TypeCode`]).toBe(invoice.kind === 'invoice' ? '380' : '381')
  })

  it('refers to an order (PEPPOL-EN16931-R003), and a credit note to its invoice (BR-55)', () => {
    expect(document.OrderReference.ID).toBe('3f2a9c10')
    const references = [document.BillingReference ?? []].flat()
    expect(references.map(({ InvoiceDocumentReference: one }) => [one.ID, one.IssueDate])).toEqual(
      [invoice.corrects ?? [], invoice.alsoCorrects ?? []]
        .flat()
        .map(({ name, issuedOn }) => [name, issuedOn]),
    )
  })

  it('adds up: BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15, BR-CO-16, BR-CO-17', () => {
    const [sub] = tax.TaxSubtotal
    expect(ore(total.LineExtensionAmount)).toBe(ore(document[line].LineExtensionAmount))
    expect(ore(total.TaxExclusiveAmount)).toBe(ore(total.LineExtensionAmount))
    expect(ore(tax.TaxAmount)).toBe(ore(sub.TaxAmount))
    expect(ore(total.TaxInclusiveAmount)).toBe(ore(total.TaxExclusiveAmount) + ore(tax.TaxAmount))
    const prepaid = total.PrepaidAmount ? ore(total.PrepaidAmount) : 0
    expect(ore(total.PayableAmount)).toBe(ore(total.TaxInclusiveAmount) - prepaid)
    expect(ore(sub.TaxAmount)).toBe(
      Math.round((ore(sub.TaxableAmount) * Number(sub.TaxCategory.Percent)) / 100),
    )
  })

  it('taxes its one line by the standard rate (BR-S-01, BR-S-05, BR-S-08, SE-R-006)', () => {
    const category = { ID: 'S', Percent: '25', TaxScheme: { ID: 'VAT' } }
    const [sub] = tax.TaxSubtotal
    expect(sub.TaxCategory).toEqual(category)
    expect(document[line].Item.ClassifiedTaxCategory).toEqual(category)
    expect(ore(sub.TaxableAmount)).toBe(ore(document[line].LineExtensionAmount))
  })

  it('has a line that is its quantity times its price (PEPPOL-EN16931-R120)', () => {
    const { Price: price, [quantity]: count, LineExtensionAmount: net } = document[line]
    expect(count).toEqual({ '#text': String(invoice.credits), '@unitCode': 'C62' })
    expect(price.BaseQuantity['@unitCode']).toBe('C62')
    expect(ore(net)).toBe(
      ore(price.PriceAmount) * (Number(count['#text']) / Number(price.BaseQuantity['#text'])),
    )
  })

  it('has amounts with two decimals in one currency (BR-DEC-*, PEPPOL-EN16931-R051)', () => {
    const amounts = [
      ...ublOf(invoice)
        .toString()
        .matchAll(/Amount currencyID="(\w+)">([^<]*)</g),
    ]
    expect(amounts.length).toBeGreaterThan(7)
    for (const [, currency, amount] of amounts) expect(`${currency} ${amount}`).toMatch(/^SEK \d+\.\d\d$/)
  })

  it('names a Swedish seller and buyer (SE-R-001 to SE-R-005, SE-R-013, PEPPOL-EN16931-R010, R020)', () => {
    const [vat, fTax] = seller.PartyTaxScheme
    expect(vat).toEqual({ CompanyID: 'SE556677889901', TaxScheme: { ID: 'VAT' } })
    expect(fTax).toEqual({ CompanyID: 'Godkänd för F-skatt', TaxScheme: { ID: 'TAX' } })
    for (const party of [seller, buyer]) {
      const { '#text': number, '@schemeID': scheme } = party.PartyLegalEntity.CompanyID
      expect({ scheme, isNumber: /^\d{10}$/.test(number), checked: hasCheckDigit(number) }).toEqual({
        ...{ scheme: '0007', isNumber: true, checked: true },
      })
      expect(party.EndpointID).toEqual({ '#text': number, '@schemeID': '0007' })
      expect(party.PostalAddress.Country.IdentificationCode).toBe('SE')
    }
    expect(buyer.PartyTaxScheme).toEqual([{ CompanyID: 'SE556703748501', TaxScheme: { ID: 'VAT' } }])
    expect(buyer.PartyName.Name).toBe('Nordplåt & Söner AB')
  })

  it('is the same bytes again', () => {
    expect(ublOf(invoice).equals(ublOf(structuredClone(invoice)))).toBe(true)
  })
})

it('an invoice is paid to a bankgiro by its OCR (SE-R-008 to SE-R-010, BR-50, BR-61, BR-CO-25)', () => {
  const { PaymentMeans: means, DueDate: due } = read(buildInvoice())
  expect(means).toEqual({
    ...{ PaymentMeansCode: '30', PaymentID: '694523456789012380' },
    PayeeFinancialAccount: { ID: '55555551', FinancialInstitutionBranch: { ID: 'SE:BANKGIRO' } },
  })
  expect(due).toBe('2027-04-15')
  expect(read(buildCreditNote())).not.toHaveProperty('PaymentMeans')
})

it('what is paid with credits leaves nothing to pay: no due date, no means (BT-113, BT-115, BR-CO-16, BR-CO-25)', () => {
  for (const invoice of [buildUseInvoice(), buildUseCreditNote()]) {
    const { LegalMonetaryTotal: total, ...document } = read(invoice)
    expect([total.PrepaidAmount['#text'], total.PayableAmount['#text']]).toEqual(['9843.76', '0.00'])
    // Elements of the total have an order, too.
    expect(Object.keys(total).slice(-2)).toEqual(['PrepaidAmount', 'PayableAmount'])
    expect(document).not.toHaveProperty('DueDate')
    expect(document).not.toHaveProperty('PaymentMeans')
  }
})

it('an invoice of used credits says when they were used (BT-72)', () => {
  expect(read(buildUseInvoice()).Delivery).toEqual({ ActualDeliveryDate: '2027-03-30' })
  expect(read(buildInvoice())).not.toHaveProperty('Delivery')
})

it('a payment request is no invoice, and has no UBL', () => {
  expect(() => ublOf(buildPaymentRequest())).toThrow('no invoice')
})

it('nothing that a buyer is called breaks the document', () => {
  const name = '</cbc:Name><x a="1">&amp; ]]> \u0000\ud800\u202e שלום 🚀'
  const buyer = { ...buildInvoice().buyer, name }
  expect(read(buildInvoice({ buyer })).AccountingCustomerParty.Party.PartyName.Name).toBe(
    '</cbc:Name><x a="1">&amp; ]]> \ufffd\ufffd\u202e שלום 🚀',
  )
})
