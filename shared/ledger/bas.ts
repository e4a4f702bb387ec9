import type { AccountName } from './accounts.ts'
import type { PostingKind } from './postings.ts'

/** The accounts of BAS that are used, by number. Numbers and names are proposals: the accountant decides. */
export const basAccounts = {
  1510: 'Kundfordringar',
  1680: 'Andra kortfristiga fordringar',
  1930: 'Företagskonto',
  2099: 'Årets resultat',
  2420: 'Förskott från kunder',
  2428: 'Moms i förskott, redovisas när krediter används',
  2429: 'Fakturerade, ej betalda förskott',
  2440: 'Leverantörsskulder',
  2449: 'Betalningar på väg till leverantörer',
  2611: 'Utgående moms på försäljning inom Sverige, 25 %',
  2641: 'Debiterad ingående moms',
  2999: 'Obs-konto',
  3041: 'Försäljning av tjänster inom Sverige, 25 % moms',
  4600: 'Legoarbeten och underentreprenader',
} as const

export type BasNumber = keyof typeof basAccounts

/**
 * Where each account of the ledger is booked. Credits are an advance at what was paid for them: their value less the
 * discount. What is used has an opposite of the same amount; neither is in the books.
 */
export const bookedOn: Readonly<Record<AccountName, BasNumber | null>> = {
  receivable: 1510,
  available: 2420,
  reserved: 2420,
  discount: 2420,
  used: null,
  work: null,
  payable: 2440,
  inTransit: 2449,
  overpaid: 1680,
  bank: 1930,
  vatOut: 2611,
  vatDeferred: 2428,
  vatIn: 2641,
  ordered: 2429,
  fee: 3041,
  opening: 2999,
  world: 2999,
}

/** The ledger has the fee alone; the books have what was sold, and what was bought for it. */
export const soldOn: BasNumber = 3041
export const boughtOn: BasNumber = 4600

/** Where the result of earlier years stands. */
export const resultOn: BasNumber = 2099

/** Whether an account is one of the result, which begins each year at 0. */
export const isOfResult = (number: number): boolean => number >= 3000

/** What a voucher says, in Swedish. */
export const voucherTexts: Readonly<Record<PostingKind, string>> = {
  opening: 'Ingående från tiden före reskontran',
  invoiced: 'Order fakturerad',
  paid: 'Order betald',
  granted: 'Krediter tillagda för hand',
  withdrawn: 'Krediter borttagna för hand',
  reserved: 'Krediter reserverade för uppdrag',
  approved: 'Arbete godkänt',
  released: 'Reserverade krediter åter',
  guaranteed: 'Krediter åter enligt garantin',
  refunded: 'Order återbetald',
  selfBilled: 'Moms på självfaktura',
  ordered: 'Utbetalning i betalfil',
  confirmed: 'Utbetalning bekräftad av banken',
  paidOut: 'Utbetalning gjord för hand',
  recorded: 'Månad från tiden före reskontran',
  reversal: 'Rättelse',
}
