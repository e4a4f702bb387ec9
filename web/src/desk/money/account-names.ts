import type { Language } from '#shared/contract/language.ts'
import { type AccountName, accounts } from '#shared/ledger/accounts.ts'

/** What stands on each account of the ledger, in Swedish; in English its declaration says so. */
const swedish: Readonly<Record<AccountName, string>> = {
  receivable: 'fakturerat och inte betalt, med moms',
  available: 'krediter som kan användas',
  reserved: 'krediter i ett avtal som inte är använda än',
  used: 'krediter som det har arbetats för',
  payable: 'godkänt eller fakturerat, och inte utbetalt',
  inTransit: 'i en betalfil, och inte bekräftat av banken',
  overpaid: 'utbetalt innan det var intjänat, i månader från annat håll',
  bank: 'på vårt konto',
  vatOut: 'moms på det vi har sålt',
  vatDeferred: 'moms som betalas med krediter, och redovisas när de används',
  vatIn: 'moms på det vi har köpt',
  ordered: 'fakturerat utan moms, där krediterna kommer med betalningen',
  discount: 'krediternas värde över det som betalades för dem',
  work: 'allt som är använt, som motpost',
  fee: 'betalt av företag för arbete, och inte intjänat av partner',
  opening: 'motposten till det som fanns före huvudboken',
  world: 'motposten till det som en person har fört in för hand',
}

const isAccount = (name: string): name is AccountName => Object.hasOwn(accounts, name)

/** What a command says of what stands on an account, in a language; undefined for any other text. */
export const accountWhat = (what: string, language: Language): string | undefined => {
  const name = (Object.keys(accounts) as AccountName[]).find(one => accounts[one].what === what)
  return name && accountWords(name, language)
}

/** What stands on an account of the ledger, in words. */
export const accountWords = (name: string, language: Language): string => {
  if (!isAccount(name)) return ''
  return language === 'sv' ? swedish[name] : accounts[name].what
}
