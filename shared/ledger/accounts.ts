/**
 * The accounts of the ledger. Amounts are öre; a debit is positive, a credit negative, and an entry sums to 0. A balance
 * counts on the account's own side. Accounts of an owner are never below zero; those of the house may be.
 */
export const accounts = {
  // Of a business: its money in whole, its credits at their value.
  receivable: { of: 'business', side: 'debit', what: 'invoiced and not paid, with VAT' },
  available: { of: 'business', side: 'credit', what: 'credits that can be used' },
  reserved: { of: 'business', side: 'credit', what: 'credits of one agreement that are not worked for yet' },
  used: { of: 'business', side: 'credit', what: 'credits that have been worked for' },
  // Of a partner.
  payable: { of: 'partner', side: 'credit', what: 'approved or invoiced, and not paid out' },
  inTransit: { of: 'partner', side: 'credit', what: 'in a pay file, and not confirmed by the bank' },
  overpaid: { of: 'partner', side: 'debit', what: 'paid out before it was earned, in months from elsewhere' },
  // Of the house.
  bank: { of: 'house', side: 'debit', what: 'on our account' },
  vatOut: { of: 'house', side: 'credit', what: 'VAT of what we sold' },
  vatDeferred: {
    of: 'house',
    side: 'credit',
    what: 'VAT that is paid with credits, and due when they are used',
  },
  vatIn: { of: 'house', side: 'debit', what: 'VAT of what we bought' },
  ordered: { of: 'house', side: 'credit', what: 'invoiced without VAT, whose credits come with the payment' },
  discount: { of: 'house', side: 'debit', what: 'value of credits above what was paid for them' },
  work: { of: 'house', side: 'debit', what: 'all that is used, as its opposite' },
  fee: { of: 'house', side: 'credit', what: 'paid for work by businesses, and not earned by partners' },
  opening: { of: 'house', side: 'debit', what: 'the opposite of what was there before the ledger' },
  world: { of: 'house', side: 'debit', what: 'the opposite of what a person entered by hand' },
} as const satisfies Record<string, { of: 'business' | 'partner' | 'house'; side: Side; what: string }>

export type Side = 'debit' | 'credit'

export type AccountName = keyof typeof accounts

export const accountNames = Object.keys(accounts) as [AccountName, ...AccountName[]]

/** An amount on the side on which its account counts. */
export const onOwnSide = (account: AccountName, ore: number): number =>
  accounts[account].side === 'debit' ? ore : -ore
