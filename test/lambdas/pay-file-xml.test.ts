import { expect, it, test } from 'vitest'
import { payFileXml } from '#lambdas/bank/pay-file-xml.ts'
import { type Element, first, readXml, textAt } from '#lambdas/bank/xml.ts'
import { exampleOwner } from '#shared/owner/example-owner.ts'

/**
 * The sequences of pain.001.001.03, as far as we use their types: ISO 20022, Message Definition Report "Payments
 * Initiation", 2009. Elements that are not here may not be in a file of ours.
 */
const sequences: Readonly<Record<string, readonly string[]>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', 'Authstn', 'NbOfTxs', 'CtrlSum', 'InitgPty', 'FwdgAgt'],
  PmtInf: [
    ...[
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'ReqdExctnDt',
      'PoolgAdjstmntDt',
    ],
    ...['Dbtr', 'DbtrAcct', 'DbtrAgt', 'DbtrAgtAcct', 'UltmtDbtr', 'ChrgBr', 'ChrgsAcct', 'ChrgsAcctAgt'],
    'CdtTrfTxInf',
  ],
  PmtTpInf: ['InstrPrty', 'SvcLvl', 'LclInstrm', 'CtgyPurp'],
  CdtTrfTxInf: [
    ...[
      'PmtId',
      'PmtTpInf',
      'Amt',
      'XchgRateInf',
      'ChrgBr',
      'ChqInstr',
      'UltmtDbtr',
      'IntrmyAgt1',
      'CdtrAgt',
    ],
    ...[
      'CdtrAgtAcct',
      'Cdtr',
      'CdtrAcct',
      'UltmtCdtr',
      'InstrForCdtrAgt',
      'Purp',
      'RgltryRptg',
      'Tax',
      'RmtInf',
    ],
  ],
  PmtId: ['InstrId', 'EndToEndId'],
  Amt: ['InstdAmt'],
  InitgPty: ['Nm', 'PstlAdr', 'Id', 'CtryOfRes'],
  Dbtr: ['Nm', 'PstlAdr', 'Id', 'CtryOfRes'],
  Cdtr: ['Nm', 'PstlAdr', 'Id', 'CtryOfRes'],
  PstlAdr: ['AdrTp', 'StrtNm', 'PstCd', 'TwnNm', 'Ctry', 'AdrLine'],
  OrgId: ['BICOrBEI', 'Othr'],
  FinInstnId: ['BIC', 'ClrSysMmbId', 'Nm', 'PstlAdr', 'Othr'],
  ClrSysMmbId: ['ClrSysId', 'MmbId'],
  Othr: ['Id', 'SchmeNm', 'Issr'],
  RmtInf: ['Ustrd', 'Strd'],
}

/** Elements whose type has one choice: whatever is in them is in no order. */
const choices = [
  'Id',
  'SchmeNm',
  'SvcLvl',
  'CtgyPurp',
  'ClrSysId',
  'DbtrAgt',
  'CdtrAgt',
  'DbtrAcct',
  'CdtrAcct',
]

const made = payFileXml({
  id: 'a'.repeat(32),
  createdAt: '2026-11-23T08:00:00.000Z',
  executeOn: '2026-11-24',
  debtor: exampleOwner,
  instructions: [
    {
      id: 'b'.repeat(32),
      ore: 2_250_000,
      month: '2026-10',
      payee: { name: 'Åsa <b>&\u202e\n Öberg™', clearing: '84244', account: '9831892246' },
    },
    {
      id: 'c'.repeat(32),
      ore: 5,
      month: '2026-10',
      payee: { name: '李明 Li', clearing: '6112', account: '123456789' },
    },
  ],
})

/** The names of elements inside of each other, in the order of the text. */
const walk = (text: string): { name: string; inside: string[] }[] => {
  const open: { name: string; inside: string[] }[] = []
  const closed: { name: string; inside: string[] }[] = []
  for (const [, end, name = '', alone] of text.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end) closed.push(open.pop() ?? { name: '', inside: [] })
    else {
      open.at(-1)?.inside.push(name)
      if (!alone) open.push({ name, inside: [] })
    }
  }
  return closed.filter(({ inside }) => inside.length > 0)
}

it('has its elements in the order of the schema, and no others', () => {
  const elements = walk(made)
  expect(elements.length).toBeGreaterThan(40)
  for (const { name, inside } of elements.filter(one => !choices.includes(one.name))) {
    const places = inside.map(one => sequences[name]?.indexOf(one) ?? -1)
    expect(places, `${name}: ${inside.join(' ')}`).toEqual(places.toSorted((one, other) => one - other))
    expect(places, name).not.toContain(-1)
  }
})

const payment = (root: Element) => first(root, 'Document', 'CstmrCdtTrfInitn', 'PmtInf')

test('it is read back with the sum, our bankgiro and each account', () => {
  const found = payment(readXml(made))
  expect(textAt(found, 'NbOfTxs')).toBe('2')
  expect(textAt(found, 'CtrlSum')).toBe('22500.05')
  expect(textAt(found, 'DbtrAcct', 'Id', 'Othr', 'Id')).toBe('55555551')
  expect(textAt(found, 'DbtrAcct', 'Id', 'Othr', 'SchmeNm', 'Prtry')).toBe('BGNR')
  expect(textAt(found, 'DbtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId')).toBe('9900')
  const transfer = first(found, 'CdtTrfTxInf')
  expect(textAt(transfer, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId')).toBe('8424')
  expect(textAt(transfer, 'CdtrAcct', 'Id', 'Othr', 'Id')).toBe('842449831892246')
  expect(textAt(transfer, 'Amt', 'InstdAmt')).toBe('22500.00')
})

test('a name has only what banks take, and no text is longer than the schema allows', () => {
  expect(textAt(payment(readXml(made)), 'CdtTrfTxInf', 'Cdtr', 'Nm')).toBe('Åsa b & Öberg')
  for (const [, name, text = ''] of made.matchAll(/<(MsgId|PmtInfId|InstrId|EndToEndId)>([^<]*)</g))
    expect(text.length, name).toBeLessThanOrEqual(35)
})
