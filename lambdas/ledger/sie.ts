import { brand } from '#shared/brand.ts'
import { type BasNumber, basAccounts, isOfResult, resultOn } from '#shared/ledger/bas.ts'
import type { Owner } from '#shared/owner/owner-facts.ts'
import { sumsByAccount, type Voucher } from './vouchers.ts'

type Company = Pick<Owner, 'legalName' | 'organizationNumber'>

/** What a file is about; days as `yyyy-MM-dd`. */
export type Books = {
  company: Company
  year: string
  /** Made on this day. */
  madeOn: string
  /** Said in the file if its last month is not over. */
  isDraft: boolean
  /** Of all years before, and of this one. */
  before: readonly Voucher[]
  vouchers: readonly Voucher[]
}

type Sums = ReadonlyMap<BasNumber, number>

const plainDay = (day: string): string => day.replaceAll('-', '')

/** A field in quotation marks, without what would end it or the line. */
const quoted = (text: string): string =>
  `"${text.replace(/[\p{Cc}]/gu, ' ').replace(/["\\]/g, sign => `\\${sign}`)}"`

/** Öre as kronor with two decimals. */
const kronor = (ore: number): string => {
  const digits = String(Math.abs(ore)).padStart(3, '0')
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const voucherLines = ({ number, day, text, lines }: Voucher): string[] => [
  `#VER N ${number} ${plainDay(day)} ${quoted(text)}`,
  '{',
  ...[...lines].map(([account, ore]) => `#TRANS ${account} {} ${kronor(ore)}`),
  '}',
]

const accountLines = (numbers: readonly BasNumber[]): string[] =>
  numbers.map(number => `#KONTO ${number} ${quoted(basAccounts[number])}`)

const headLines = ({ company, year, madeOn, isDraft }: Books): string[] => [
  '#FLAGGA 0',
  `#PROGRAM ${quoted(brand.name)} 1`,
  '#FORMAT PC8',
  `#GEN ${plainDay(madeOn)}`,
  '#SIETYP 4',
  ...(isDraft ? [`#PROSA ${quoted('Utkast: den sista månaden är inte avslutad')}`] : []),
  `#ORGNR ${company.organizationNumber}`,
  `#FNAMN ${quoted(company.legalName)}`,
  `#RAR 0 ${year}0101 ${year}1231`,
]

/** What each account of the balance begins a year with: the result of earlier years stands on one of them. */
const openingOf = (before: readonly Voucher[]): Map<BasNumber, number> => {
  const opening = new Map<BasNumber, number>()
  for (const [number, ore] of sumsByAccount(before)) {
    const on = isOfResult(number) ? resultOn : number
    opening.set(on, (opening.get(on) ?? 0) + ore)
  }
  return opening
}

const balanceLines = (numbers: readonly BasNumber[], opening: Sums, moved: Sums): string[] => {
  const ofBalance = numbers.filter(number => !isOfResult(number))
  const [begun, ended] = [
    (number: BasNumber) => opening.get(number) ?? 0,
    (number: BasNumber) => (opening.get(number) ?? 0) + (moved.get(number) ?? 0),
  ]
  return [
    ...ofBalance.map(number => `#IB 0 ${number} ${kronor(begun(number))}`),
    ...ofBalance.map(number => `#UB 0 ${number} ${kronor(ended(number))}`),
    ...numbers.filter(isOfResult).map(number => `#RES 0 ${number} ${kronor(ended(number))}`),
  ]
}

const fileOf = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`

const sortedNumbers = (...sums: readonly Sums[]): BasNumber[] =>
  [...new Set(sums.flatMap(one => [...one.keys()]))].sort((one, other) => one - other)

/** A year as SIE 4 (export): its balances, and every voucher until its last month. */
export const sieOfYear = (books: Books, lastDay: string): string => {
  const [opening, moved] = [openingOf(books.before), sumsByAccount(books.vouchers)]
  const numbers = sortedNumbers(opening, moved)
  return fileOf([
    ...headLines(books),
    `#OMFATTN ${plainDay(lastDay)}`,
    ...accountLines(numbers),
    ...balanceLines(numbers, opening, moved),
    ...books.vouchers.flatMap(voucherLines),
  ])
}

/** A month as SIE 4I (import): its vouchers alone, as numbered in their year, to be added to other books. */
export const sieOfMonth = (books: Books, month: string): string => {
  const vouchers = books.vouchers.filter(({ day }) => day.startsWith(month))
  return fileOf([
    ...headLines(books),
    ...accountLines(sortedNumbers(sumsByAccount(vouchers))),
    ...vouchers.flatMap(voucherLines),
  ])
}
