import { brand } from '#shared/brand.ts'
import type { Owner } from '#shared/owner/owner-facts.ts'
import { amountOf } from './amount.ts'

/** Who is paid, where: in clear, and nowhere but in the file. */
export type Payee = { name: string; clearing: string; account: string }

export type Instruction = { id: string; ore: number; month: string; payee: Payee }

type Told = {
  id: string
  createdAt: string
  executeOn: string
  debtor: Pick<Owner, 'legalName' | 'organizationNumber' | 'bankgiro'>
  instructions: readonly Instruction[]
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What banks take in a name: letters of Latin, digits and some signs; everything else is a space. */
const plain = (text: string, max: number): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\d /\-?:().,'+&]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)

/** An element around its elements, in their order; those that are undefined are left out. */
const node = (name: string, ...inside: readonly (string | undefined)[]): string =>
  `<${name}>${inside.filter(one => one !== undefined).join('')}</${name}>`

const leaf = (name: string, text: string): string =>
  node(
    name,
    text.replace(/[&<>]/g, sign => signs[sign] ?? sign),
  )

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Bankgirot’s name in the register of Swedish clearing numbers. */
const bankgiroClearing = '9900'

const agent = (name: string, clearing: string): string =>
  node(
    name,
    node('FinInstnId', node('ClrSysMmbId', node('ClrSysId', leaf('Cd', 'SESBA')), leaf('MmbId', clearing))),
  )

const account = (name: string, id: string, scheme: string): string =>
  node(name, node('Id', node('Othr', leaf('Id', id), node('SchmeNm', scheme))))

const transfer = ({ id, ore, month, payee }: Instruction): string => {
  const clearing = payee.clearing.slice(0, 4)
  return node(
    'CdtTrfTxInf',
    node('PmtId', leaf('InstrId', id), leaf('EndToEndId', id)),
    node('Amt', `<InstdAmt Ccy="SEK">${amountOf(ore)}</InstdAmt>`),
    agent('CdtrAgt', clearing),
    node('Cdtr', leaf('Nm', plain(payee.name, 70)), node('PstlAdr', leaf('Ctry', 'SE'))),
    account('CdtrAcct', payee.clearing + payee.account, leaf('Cd', 'BBAN')),
    node('RmtInf', leaf('Ustrd', `${brand.name} ${month}`)),
  )
}

/**
 * A pain.001.001.03: what the bank is to pay, on one day, from our bankgiro. The same payouts make the same bytes. The
 * order of the elements is the schema's.
 */
export const payFileXml = ({ id, createdAt, executeOn, debtor, instructions }: Told): string => {
  const count = leaf('NbOfTxs', String(instructions.length))
  const sum = leaf('CtrlSum', amountOf(instructions.reduce((total, { ore }) => total + ore, 0)))
  const name = leaf('Nm', plain(debtor.legalName, 70))
  const organization = node(
    'Id',
    node(
      'OrgId',
      node('Othr', leaf('Id', digitsOf(debtor.organizationNumber)), node('SchmeNm', leaf('Cd', 'BANK'))),
    ),
  )
  const header = node(
    'GrpHdr',
    leaf('MsgId', id),
    leaf('CreDtTm', createdAt.slice(0, 19)),
    count,
    sum,
    node('InitgPty', name, organization),
  )
  const kind = node('PmtTpInf', node('SvcLvl', leaf('Cd', 'NURG')), node('CtgyPurp', leaf('Cd', 'SUPP')))
  const payment = node(
    'PmtInf',
    leaf('PmtInfId', id),
    leaf('PmtMtd', 'TRF'),
    count,
    sum,
    kind,
    leaf('ReqdExctnDt', executeOn),
    node('Dbtr', name, organization),
    account('DbtrAcct', digitsOf(debtor.bankgiro), leaf('Prtry', 'BGNR')),
    agent('DbtrAgt', bankgiroClearing),
    ...instructions.map(transfer),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">${node('CstmrCdtTrfInitn', header, payment)}</Document>
`
}
