import type { InvoiceContent } from '#shared/invoices/invoice.ts'
import { element } from './xml.ts'

/** The scheme of Swedish organisation numbers, in the list of electronic addresses that Peppol uses. */
const organizationNumbers = { schemeID: '0007' }

const digitsOf = (organizationNumber: string): string => organizationNumber.replace(/\D/g, '')

type Address = { street: string; city: string | null; postalCode: string | null }

export const address = ({ street, city, postalCode }: Address): string =>
  element('cac:PostalAddress', [
    element('cbc:StreetName', street),
    city && element('cbc:CityName', city),
    postalCode && element('cbc:PostalZone', postalCode),
    element('cac:Country', [element('cbc:IdentificationCode', 'SE')]),
  ])

export const taxScheme = (companyId: string, scheme: 'VAT' | 'TAX'): string =>
  element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', companyId),
    element('cac:TaxScheme', [element('cbc:ID', scheme)]),
  ])

export const legalEntity = (name: string, organizationNumber: string, form: string | null): string =>
  element('cac:PartyLegalEntity', [
    element('cbc:RegistrationName', name),
    element('cbc:CompanyID', digitsOf(organizationNumber), organizationNumbers),
    form && element('cbc:CompanyLegalForm', form),
  ])

export const head = (name: string, organizationNumber: string): [string, string] => [
  element('cbc:EndpointID', digitsOf(organizationNumber), organizationNumbers),
  element('cac:PartyName', [element('cbc:Name', name)]),
]

/** Who sells. That F-tax is approved stands in its own scheme, in exactly these words (SE-R-005). */
export const supplier = ({ seller }: InvoiceContent): string =>
  element('cac:AccountingSupplierParty', [
    element('cac:Party', [
      ...head(seller.name, seller.organizationNumber),
      address(seller),
      taxScheme(seller.vatNumber, 'VAT'),
      seller.fTax ? taxScheme('Godkänd för F-skatt', 'TAX') : null,
      legalEntity(seller.name, seller.organizationNumber, `Styrelsens säte: ${seller.seat}`),
      element('cac:Contact', [
        element('cbc:Name', seller.name),
        element('cbc:Telephone', seller.telephone),
        element('cbc:ElectronicMail', seller.email),
      ]),
    ]),
  ])

/** Who buys. What we know of the address is one line. */
export const customer = ({ buyer }: InvoiceContent): string =>
  element('cac:AccountingCustomerParty', [
    element('cac:Party', [
      ...head(buyer.name, buyer.organizationNumber),
      address({ street: buyer.address, city: null, postalCode: null }),
      buyer.vatNumber && taxScheme(buyer.vatNumber, 'VAT'),
      legalEntity(buyer.name, buyer.organizationNumber, null),
    ]),
  ])
