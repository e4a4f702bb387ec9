import { element, escapeMarkup } from '../markup.ts'

/** A payment as the demo bank tells it; the amount as the bank writes it. */
export type Told = {
  reference: string
  amount: string
  direction?: 'CRDT' | 'DBIT'
  currency?: string
  ocr?: string
  message?: string
  name?: string
  endToEndId?: string
  returned?: string
}

const tag = (name: string, text: string | undefined): string =>
  text === undefined ? '' : element(name, text)

const remittance = ({ ocr, message }: Told): string => {
  const stated = ocr === undefined ? '' : `<Strd><CdtrRefInf>${tag('Ref', ocr)}</CdtrRefInf></Strd>`
  const inside = tag('Ustrd', message) + stated
  return inside && `<RmtInf>${inside}</RmtInf>`
}

const detailsOf = (told: Told): string => {
  const { reference, name, endToEndId, direction = 'CRDT', returned } = told
  const party = direction === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const parties = name === undefined ? '' : `<RltdPties><${party}>${tag('Nm', name)}</${party}></RltdPties>`
  const reason = returned === undefined ? '' : `<RtrInf><Rsn>${tag('Cd', returned)}</Rsn></RtrInf>`
  const refs = tag('AcctSvcrRef', reference) + tag('EndToEndId', endToEndId)
  return `<TxDtls><Refs>${refs}</Refs>${parties}${remittance(told)}${reason}</TxDtls>`
}

const entryOf = (told: Told, day: string): string => {
  const { reference, amount, currency = 'SEK', direction = 'CRDT' } = told
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${escapeMarkup(reference)}</AcctSvcrRef><BkTxCd><Prtry><Cd>DEMO</Cd></Prtry></BkTxCd><NtryDtls>${detailsOf(told)}</NtryDtls></Ntry>`
}

/** A camt.054 as the demo bank sends it: one entry for each payment on a bankgiro. */
export const notificationOf = (
  payments: readonly Told[],
  { account, day, id }: { account: string; day: string; id: string },
): string => {
  const entries = payments.map(payment => entryOf(payment, day)).join('\n')
  const created = `${day}T18:00:00`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>${escapeMarkup(id)}</MsgId><CreDtTm>${created}</CreDtTm></GrpHdr>
<Ntfctn><Id>${escapeMarkup(id)}</Id><CreDtTm>${created}</CreDtTm><Acct><Id><Othr><Id>${escapeMarkup(account)}</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr></Id></Acct>
<TxsSummry><TtlNtries><NbOfNtries>${payments.length}</NbOfNtries></TtlNtries></TxsSummry>
${entries}
</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>
`
}
