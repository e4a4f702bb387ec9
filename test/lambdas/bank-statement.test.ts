import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { notificationOf, type Told } from '#infra/local/bank/notification.ts'
import { amountOf, oreOf } from '#lambdas/bank/amount.ts'
import { readStatement } from '#lambdas/bank/statement.ts'
import { readXml } from '#lambdas/bank/xml.ts'

const own = '5555-5551'

const file = (...payments: Told[]) =>
  notificationOf(payments, { account: '55555551', day: '2026-11-20', id: 'F1' })

const read = (text: string) => readStatement(readXml(text), own)

/** Entries that have no reference but the number which the statement gave them. */
const numbered = file({ reference: 'R1', amount: '10.00', ocr: '20260188' })
  .replace('</BookgDt>', '</BookgDt><NtryRef>1</NtryRef>')
  .replaceAll(/<AcctSvcrRef>.*?<\/AcctSvcrRef>/g, '')

/** A day's statement of an account, as banks write it by the later version of the schema, with a prefix. */
const camt053 = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<!-- a comment is harmless -->
<b:Document xmlns:b="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><b:BkToCstmrStmt>
 <b:GrpHdr><b:MsgId>1</b:MsgId></b:GrpHdr>
 <b:Stmt><b:Id>1</b:Id><b:Acct><b:Id><b:IBAN>SE45 5000 0000 0583 9825 7466</b:IBAN></b:Id></b:Acct>
  <b:Ntry><b:NtryRef>1</b:NtryRef><b:Amt Ccy="SEK">300.5</b:Amt><b:CdtDbtInd>CRDT</b:CdtDbtInd>
   <b:Sts><b:Cd>BOOK</b:Cd></b:Sts><b:BookgDt><b:DtTm>2026-11-20T09:00:00+01:00</b:DtTm></b:BookgDt>
   <b:AcctSvcrRef>LUMP</b:AcctSvcrRef><b:NtryDtls>
    <b:TxDtls><b:Refs><b:AcctSvcrRef>LUMP</b:AcctSvcrRef></b:Refs><b:Amt Ccy="SEK">100</b:Amt>
     <b:RltdPties><b:Dbtr><b:Pty><b:Nm>Bröderna &amp; Söner</b:Nm></b:Pty></b:Dbtr></b:RltdPties>
     <b:RmtInf><b:Ustrd>2026 0188</b:Ustrd></b:RmtInf></b:TxDtls>
    <b:TxDtls><b:Amt Ccy="SEK">200.50000</b:Amt><b:RmtInf><b:Strd><b:CdtrRefInf><b:Ref>0012</b:Ref></b:CdtrRefInf></b:Strd></b:RmtInf></b:TxDtls>
   </b:NtryDtls></b:Ntry>
  <b:Ntry><b:Amt Ccy="SEK">7</b:Amt><b:CdtDbtInd>CRDT</b:CdtDbtInd><b:Sts><b:Cd>PDNG</b:Cd></b:Sts></b:Ntry>
 </b:Stmt></b:BkToCstmrStmt></b:Document>`

describe('a statement', () => {
  it('tells each payment with its reference, day, öre, OCR and payer', () => {
    const told = { reference: 'R1', amount: '28125.00', ocr: '20260188', name: 'Nordplåt AB' }
    expect(read(file(told))).toEqual({
      account: '55555551',
      kind: 'camt.054',
      payments: [
        {
          reference: 'R1',
          bookedOn: '2026-11-20',
          direction: 'in',
          ore: 2_812_500,
          currency: 'SEK',
          ocr: '20260188',
          endToEndId: null,
          returned: null,
          text: 'Nordplåt AB',
        },
      ],
    })
  })

  it('of the later version tells the parts of a sum, and leaves out what is not booked', () => {
    const { payments } = readStatement(readXml(camt053), 'SE4550000000058398257466')
    expect(payments.map(({ reference, ore, ocr, text }) => [reference, ore, ocr, text])).toEqual([
      ['LUMP/1', 10_000, '20260188', 'Bröderna & Söner: 2026 0188'],
      ['LUMP/2', 20_050, '0012', null],
    ])
  })

  it('tells an entry that the bank only numbered by the statement and the day, too', () => {
    expect(read(numbered).payments.map(({ reference }) => reference)).toEqual(['F1/2026-11-20/1'])
  })

  it('tells what came back, and what went out by our own name for it', () => {
    const [out, back] = read(
      file(
        { reference: 'R1', amount: '10', direction: 'DBIT', endToEndId: 'E1' },
        { reference: 'R2', amount: '10', endToEndId: 'E1', returned: 'AC04' },
      ),
    ).payments
    expect(out).toMatchObject({ direction: 'out', endToEndId: 'E1', returned: null })
    expect(back).toMatchObject({ direction: 'in', endToEndId: 'E1', returned: 'AC04' })
  })
})

const good = file({ reference: 'R1', amount: '10.00', ocr: '20260188' })
const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><Document>&b;</Document>`

const entryNumbered = (text: string) => text.match(/<Ntry>.*<\/Ntry>/s)?.[0] ?? ''

describe('what is refused, all of it', () => {
  test.each([
    ['text', 'Faktura 1042 är betald', /not whole XML|no statement/],
    ['nothing', '', /not whole XML|no statement/],
    ['a file that was cut off', good.slice(0, -40), /not whole XML/],
    ['a file that was cut off between entries', good.replace(/<Ntry>.*<\/Ntry>/s, ''), /says that it has 1/],
    ['entities of its own', laughs, /DTD/],
    ['another account', good.replace('55555551', '12345679'), /of the account 12345679/],
    ['no account', good.replace(/<Acct>.*<\/Acct>/s, ''), /which account/],
    ['another document', '<Document><Other/></Document>', /no statement/],
    ['an amount in words', good.replace('10.00', 'tio'), /no amount/],
    ['a negative amount', good.replace('10.00', '-10.00'), /no amount/],
    ['parts of an öre', good.replace('10.00', '10.001'), /no amount/],
    ['an amount without a currency', good.replace(' Ccy="SEK"', ''), /no amount/],
    ['a payment in no direction', good.replace('CRDT', 'BOTH'), /came or went/],
    ['a day that is none', good.replace('2026-11-20</Dt>', '2026-13-40</Dt>'), /no booking day/],
    ['a payment without a reference', good.replaceAll(/<AcctSvcrRef>R1<\/AcctSvcrRef>/g, ''), /no reference/],
    [
      'a number of a statement without a name',
      numbered.replace('<Ntfctn><Id>F1</Id>', '<Ntfctn>'),
      /no reference/,
    ],
    [
      'a number that two entries have',
      numbered.replace(entryNumbered(numbered), it => it + it).replace('<NbOfNtries>1', '<NbOfNtries>2'),
      /same number/,
    ],
    ['parts that do not add up', camt053.replace('300.5', '300.6').replaceAll('b:', ''), /add up/],
  ])('%s', (_what, text, reason) => {
    const account = text.includes('IBAN') ? 'SE4550000000058398257466' : own
    expect(() => readStatement(readXml(text), account)).toThrow(reason)
  })
})

test('an amount is the same öre there and back, and no number of a computer', () => {
  const amounts = fc.maxSafeNat().map(any => any % 10 ** 14)
  fc.assert(fc.property(amounts, ore => oreOf(amountOf(ore)) === ore))
  for (const text of ['1e3', '0x10', ' 1', '1,00', '1.', '.5', '1'.repeat(13)]) expect(oreOf(text)).toBeNull()
})

/** Milliseconds of the processor that no file may take; whole ones of this length take some hundred. */
const longest = 5_000

test.each([
  [
    'a line of millions of characters',
    file({ reference: 'R1', amount: '10', message: 'x'.repeat(3_900_000) }),
  ],
  ['elements in each other, 300,000 deep', '<a>'.repeat(300_000)],
  ['200,000 elements beside each other', `<Document>${'<a/>'.repeat(200_000)}</Document>`],
  ['a million ampersands', `<Document><a>${'&'.repeat(1_000_000)}</a></Document>`],
  ['100,000 attributes', `<Document ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
  ['a tag that never ends', `<Document ${'a '.repeat(1_000_000)}`],
  ['comments that never end', '<!--'.repeat(500_000)],
  ['text sections that never end', '<![CDATA['.repeat(300_000)],
  [
    'more entries than a file may have',
    file(...Array.from({ length: 6_000 }, (_, at) => ({ reference: `R${at}`, amount: '1' }))),
  ],
])('%s is read or refused in time', (_what, text) => {
  const began = process.cpuUsage()
  try {
    read(text)
  } catch (error) {
    expect(error).toMatchObject({ message: expect.stringMatching(/^The file/) })
  }
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1_000).toBeLessThan(longest)
})
