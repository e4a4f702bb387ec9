import type { StoredSeller } from '#shared/self-bills/seller.entity.ts'
import { isSellerNumber, type Seller, vatNumberOf } from '#shared/self-bills/seller.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'

/** What the use cases need of the store; all of it about one partner. */
export type SellerRecords = {
  isPartner: () => Promise<boolean>
  find: () => Promise<StoredSeller | null>
  /** Replaces what is stored of the company; false if it changed in the meantime. */
  save: (read: StoredSeller | null, seller: Seller) => Promise<boolean>
  noteFTax: (read: StoredSeller, approved: boolean) => Promise<boolean>
}

type Given = Omit<Seller, 'vatNumber'> & { vatNumber?: string | undefined }

/** The number of a company with its hyphen. Throws a refusal for one that no Swedish company has. */
const organizationNumberOf = (text: string): string => {
  if (!isSellerNumber(text))
    throw new Refusal(
      `${text} is no Swedish organisation number. Only Swedish partners can be billed for yet.`,
    )
  return `${text.slice(0, 6)}-${text.slice(-4)}`
}

/** Throws a refusal for a VAT number that is not that of the company. */
const requireOwnVat = (vatNumber: string, organizationNumber: string): string => {
  const plain = vatNumber.replace(/[\s-]/g, '').toUpperCase()
  const own = vatNumberOf(organizationNumber)
  if (plain !== own) throw new Refusal(`${vatNumber} is not the VAT number of that company, which is ${own}.`)
  return plain
}

const checked = ({ legalName, street, postalCode, city, ...given }: Given): Seller => {
  const organizationNumber = organizationNumberOf(given.organizationNumber)
  if (!/^\d{3} ?\d{2}$/.test(postalCode)) throw new Refusal(`${postalCode} is no Swedish postal code.`)
  return {
    ...{ legalName, organizationNumber, street, city },
    vatNumber: given.vatNumber === undefined ? null : requireOwnVat(given.vatNumber, organizationNumber),
    postalCode: `${postalCode.slice(0, 3)} ${postalCode.slice(-2)}`,
  }
}

const isSame = (stored: StoredSeller, seller: Seller): boolean =>
  (Object.keys(seller) as (keyof Seller)[]).every(name => stored[name] === seller[name])

/**
 * Records the company of a partner, for the bills that are made from then on. Throws a refusal for numbers that are not
 * those of a Swedish company.
 */
export const recordSeller = (given: Given, sellers: SellerRecords): Promise<{ changed: boolean }> => {
  const seller = checked(given)
  return untilWritten(async () => {
    const read = await sellers.find()
    if (read && isSame(read, seller)) return null
    if (!(await sellers.isPartner())) throw new Refusal('There is no such partner.')
    return () => sellers.save(read, seller)
  })
}

/** Notes what was found of the F-tax of a partner, each time it is looked at. */
export const checkFTax = (approved: boolean, sellers: SellerRecords): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const read = await sellers.find()
    if (!read) throw new Refusal('Record the company first: sellers record')
    return () => sellers.noteFTax(read, approved)
  })
