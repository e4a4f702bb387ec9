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

/** Of a seller who has neither a VAT number nor F-tax. */
const withoutTaxes: IssuedSelfBill = { ...withoutVat, seller: { ...withoutVat.seller, fTax: false } }

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
  ['one without VAT and F-tax', withoutTaxes, '389'],
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
    const percent = Number(sub.TaxCategory.Percent ?? 0)
    expect(ore(sub.TaxAmount)).toBe(Math.round((ore(sub.TaxableAmount) * percent) / 100))
  })

  it('has one line that is its quantity times its price (BR-16, BR-21 to BR-26, PEPPOL-EN16931-R120)', () => {
    const { ID: id, Item: item, LineExtensionAmount: net, Price: price } = line
    const quantity = line[one.kind === 'bill' ? 'InvoicedQuantity' : 'CreditedQuantity']
    expect({ id, quantity, name: item.Name }).toEqual({
      ...{ id: '1', quantity: { '#text': '1', '@unitCode': 'C62' }, name: expect.stringMatching(/\S/) },
    })
    expect(ore(net)).toBe(ore(price.PriceAmount) * Number(quantity['#text']))
  })

  it('has amounts with two decimals in one currency, and no empty element (BR-DEC-*, PEPPOL-EN16931-R008, R051)', () => {
    const xml = selfBillUbl(one).toString()
    const amounts = [...xml.matchAll(/Amount currencyID="(\w+)">([^<]*)</g)]
    expect(amounts.length).toBeGreaterThan(7)
    for (const [, currency, amount] of amounts) expect(`${currency} ${amount}`).toMatch(/^SEK \d+\.\d\d$/)
    expect(xml).not.toMatch(/<(\S+)[^>]*><\/\1>|\/>/)
  })

  it('has what is inside of its elements in the order of the schema, too (OASIS UBL 2.1)', () => {
    const orderIn = (element: object) => Object.keys(element).filter(name => !/^[@#]/.test(name))
    const party = ['EndpointID', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity']
    expect(orderIn(seller)).toEqual(party.filter(name => name in seller))
    expect(orderIn(buyer)).toEqual(party.filter(name => name in buyer))
    for (const { PostalAddress: address, PartyLegalEntity: entity } of [seller, buyer]) {
      expect(orderIn(address)).toEqual(['StreetName', 'CityName', 'PostalZone', 'Country'])
      expect(orderIn(entity)).toEqual(['RegistrationName', 'CompanyID'])
    }
    expect(orderIn(tax)).toEqual(['TaxAmount', 'TaxSubtotal'])
    expect(orderIn(tax.TaxSubtotal)).toEqual(['TaxableAmount', 'TaxAmount', 'TaxCategory'])
    const taxed = ['ID', 'Percent', 'TaxExemptionReason', 'TaxScheme']
    for (const category of [tax.TaxSubtotal.TaxCategory, line.Item.ClassifiedTaxCategory])
      expect(orderIn(category)).toEqual(taxed.filter(name => name in category))
    expect(orderIn(total)).toEqual([
      ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'],
    ])
    const counted = one.kind === 'bill' ? 'InvoicedQuantity' : 'CreditedQuantity'
    expect(orderIn(line)).toEqual(['ID', counted, 'LineExtensionAmount', 'Item', 'Price'])
    expect(orderIn(line.Item)).toEqual(['Name', 'ClassifiedTaxCategory'])
  })

  it('says where both are, and whose number a VAT number is (BR-08 to BR-11, BR-CO-09, BR-62, BR-63)', () => {
    for (const party of [seller, buyer]) {
      expect(party.PostalAddress.Country.IdentificationCode).toBe('SE')
      expect(party.EndpointID['@schemeID']).toBe('0007')
      for (const { CompanyID: number, TaxScheme: scheme } of party.PartyTaxScheme ?? [])
        expect(number).toMatch(scheme.ID === 'VAT' ? /^SE\d{10}01$/ : /^Godkänd för F-skatt$/)
    }
  })

  it('taxes its line as its one breakdown does (BR-CO-18, BR-S-01, BR-S-08, BR-E-01, BR-O-01, SE-R-006)', () => {
    const { TaxCategory: whole, TaxableAmount: taxable } = tax.TaxSubtotal
    const { TaxExemptionReason: reason, ...same } = whole
    expect(line.Item.ClassifiedTaxCategory).toEqual(same)
    expect(ore(taxable)).toBe(ore(line.LineExtensionAmount))
    // The standard rate is one that Sweden has, and needs no reason (BR-S-10).
    if (same.ID === 'S') expect([reason, ['6', '12', '25'].includes(same.Percent)]).toEqual([undefined, true])
    else expect(reason).toMatch(/\S/)
  })

  it('names Swedish parties and F-tax (SE-R-001 to SE-R-005, SE-R-013, PEPPOL-EN16931-R010, R020)', () => {
    const schemes = (seller.PartyTaxScheme ?? []).map(({ CompanyID }: { CompanyID: string }) => CompanyID)
    expect(schemes).toEqual([
      ...(one.seller.vatNumber ? ['SE811218987601'] : []),
      ...(one.seller.fTax ? ['Godkänd för F-skatt'] : []),
    ])
    for (const party of [seller, buyer]) {
      const { '#text': number, '@schemeID': scheme } = party.PartyLegalEntity.CompanyID
      expect([scheme, number.length, hasCheckDigit(number)]).toEqual(['0007', 10, true])
      expect(party.EndpointID['#text']).toBe(number)
      expect(party.PartyName.Name).toBe('Ek & Söner </cbc:Name>')
    }
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

it('with F-tax or a VAT number the buyer has its VAT number, too (BR-CO-09, BR-48)', () => {
  for (const one of [bill, note, withoutVat])
    expect(read(one).AccountingCustomerParty.Party.PartyTaxScheme).toMatchObject([
      { CompanyID: 'SE556677889901', TaxScheme: { ID: 'VAT' } },
    ])
})

it('of a seller with neither it is not subject to VAT (BR-E-02, BR-O-02, BR-O-05, BR-O-09, BR-O-10)', () => {
  const { AccountingSupplierParty: seller, AccountingCustomerParty: buyer, ...rest } = read(withoutTaxes)
  expect([seller.Party.PartyTaxScheme, buyer.Party.PartyTaxScheme]).toEqual([undefined, undefined])
  const { TaxAmount: amount, TaxCategory: category } = rest.TaxTotal.TaxSubtotal
  expect({ amount: ore(amount), category }).toEqual({
    ...{ amount: 0, category: { ID: 'O', TaxExemptionReason: expect.any(String), TaxScheme: { ID: 'VAT' } } },
  })
  expect(rest.InvoiceLine.Item.ClassifiedTaxCategory).not.toHaveProperty('Percent')
})
