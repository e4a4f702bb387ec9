import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { type IssuedSelfBill, issuedSelfBill } from '#lambdas/documents/issued-self-bill.ts'
import { selfBillUbl } from '#lambdas/documents/self-bill-ubl.ts'
import { hasCheckDigit } from '#shared/contract/luhn.ts'
import { selfBillSample } from '../builders/self-bill-sample.ts'

const plain = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, removeNSPrefix: true },
  isArray: name => name === 'PartyTaxScheme',
})
const ordered = new XMLParser({ preserveOrder: true, removeNSPrefix: true })

const bill = issuedSelfBill.parse(
  selfBillSample('sv', '2028-02-05T08:00:00.000Z', { name: 'Ek & Söner </cbc:Name>' }).after,
)
const note: IssuedSelfBill = {
  ...{ ...bill, kind: 'creditNote', name: 'SF-2028-0002', dueOn: null },
  corrects: { name: 'SF-2028-0001', issuedOn: '2028-02-05' },
}
const withoutVat: IssuedSelfBill = {
  ...{ ...bill, vatPercent: 0, vatOre: 0, totalOre: bill.netOre },
  seller: { ...bill.seller, vatNumber: null },
}

const rootOf = ({ kind }: IssuedSelfBill) => (kind === 'bill' ? 'Invoice' : 'CreditNote')
const read = (one: IssuedSelfBill) => plain.parse(selfBillUbl(one))[rootOf(one)]
const childrenOf = (one: IssuedSelfBill): string[] => {
  const [, { [rootOf(one)]: children }] = ordered.parse(selfBillUbl(one))
  return children.map((child: object) => Object.keys(child)[0])
}
const ore = (amount: { '#text': string }) => Math.round(Number(amount['#text']) * 100)

describe.each([
  ['a self-bill', bill, '389'],
  ['its credit note', note, '261'],
  ['one without VAT', withoutVat, '389'],
])('%s as UBL', (_, one, code) => {
  const document = read(one)
  const { TaxTotal: tax, LegalMonetaryTotal: total } = document
  const line = document[`${rootOf(one)}Line`]
  const seller = document.AccountingSupplierParty.Party
  const buyer = document.AccountingCustomerParty.Party

  it('names the specification of self-billing, its code and its word (BR-01, BR-04, PEPPOL-EN16931-P0112)', () => {
    expect(document).toMatchObject({
      CustomizationID: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
      ProfileID: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
      ...{ ID: one.name, IssueDate: '2028-02-05', Note: 'Självfakturering', DocumentCurrencyCode: 'SEK' },
      [`${rootOf(one)}TypeCode`]: code,
    })
  })

  it('has its elements in the order of the schema (OASIS UBL 2.1)', () => {
    const order = [
      ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'DueDate', 'InvoiceTypeCode'],
      ...['CreditNoteTypeCode', 'Note', 'DocumentCurrencyCode', 'BuyerReference', 'InvoicePeriod'],
      ...['BillingReference', 'AccountingSupplierParty', 'AccountingCustomerParty', 'TaxTotal'],
      ...['LegalMonetaryTotal', `${rootOf(one)}Line`],
    ]
    const found = childrenOf(one)
    expect(found).toEqual(order.filter(name => found.includes(name)))
  })

  it('adds up (BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15, BR-CO-16, BR-CO-17)', () => {
    const { TaxSubtotal: sub } = tax
    expect(ore(total.LineExtensionAmount)).toBe(ore(line.LineExtensionAmount))
    expect(ore(total.TaxExclusiveAmount)).toBe(ore(total.LineExtensionAmount))
    expect(ore(tax.TaxAmount)).toBe(ore(sub.TaxAmount))
    expect(ore(total.TaxInclusiveAmount)).toBe(ore(total.TaxExclusiveAmount) + ore(tax.TaxAmount))
    expect(ore(total.PayableAmount)).toBe(ore(total.TaxInclusiveAmount))
    const percent = Number(sub.TaxCategory.Percent)
    expect(ore(sub.TaxAmount)).toBe(Math.round((ore(sub.TaxableAmount) * percent) / 100))
    expect(ore(line.LineExtensionAmount)).toBe(
      ore(line.Price.PriceAmount) * Number(line.InvoicedQuantity?.['#text'] ?? 1),
    )
  })

  it('names Swedish parties and F-tax (SE-R-001 to SE-R-005, SE-R-013, PEPPOL-EN16931-R010, R020)', () => {
    const schemes = seller.PartyTaxScheme.map(({ CompanyID }: { CompanyID: string }) => CompanyID)
    expect(schemes).toEqual([...(one.seller.vatNumber ? ['SE811218987601'] : []), 'Godkänd för F-skatt'])
    for (const party of [seller, buyer]) {
      const { '#text': number, '@schemeID': scheme } = party.PartyLegalEntity.CompanyID
      expect([scheme, number.length, hasCheckDigit(number)]).toEqual(['0007', 10, true])
      expect(party.EndpointID['#text']).toBe(number)
      expect(party.PartyName.Name).toBe('Ek & Söner </cbc:Name>')
    }
    expect(buyer.PartyTaxScheme[0].CompanyID).toBe('SE556677889901')
  })

  it('states the month, a reference of the buyer and nothing of the account (PEPPOL-EN16931-R003, BR-29)', () => {
    expect(document.InvoicePeriod).toEqual({ StartDate: '2028-01-01', EndDate: '2028-01-31' })
    expect(document.BuyerReference).toBe('2028-01')
    expect(document).not.toHaveProperty('PaymentMeans')
  })
})

it('a bill is due on a day (BR-CO-25), and a credit note names its bill (BR-55)', () => {
  expect(read(bill).DueDate).toBe('2028-02-19')
  expect(read(note)).not.toHaveProperty('DueDate')
  expect(read(note).BillingReference.InvoiceDocumentReference).toEqual({
    ...{ ID: 'SF-2028-0001', IssueDate: '2028-02-05' },
  })
})

it('without VAT it is exempt, with the reason (BR-E-02, BR-E-05, BR-E-08, BR-E-09, BR-E-10)', () => {
  const { TaxCategory: category } = read(withoutVat).TaxTotal.TaxSubtotal
  expect(category).toMatchObject({ ID: 'E', Percent: '0', TaxExemptionReason: expect.any(String) })
  expect(read(withoutVat).InvoiceLine.Item.ClassifiedTaxCategory).toMatchObject({ ID: 'E', Percent: '0' })
  expect(read(bill).TaxTotal.TaxSubtotal.TaxCategory).toMatchObject({ ID: 'S', Percent: '25' })
})
