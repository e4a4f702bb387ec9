import { element } from '../markup.ts'

/** A pain.002 as the demo bank sends it: it accepts a pay file, but for the payouts that it rejects. */
export const statusReportOf = (
  { fileId, id, at }: { fileId: string; id: string; at: string },
  rejected: readonly { endToEndId: string; reason: string }[] = [],
  whole: 'ACCP' | 'RJCT' | 'PART' = rejected.length > 0 ? 'PART' : 'ACCP',
): string => {
  const transactions = rejected.map(
    ({ endToEndId, reason }) =>
      `<TxInfAndSts>${element('OrgnlEndToEndId', endToEndId)}<TxSts>RJCT</TxSts><StsRsnInf><Rsn>${element('Cd', reason)}</Rsn></StsRsnInf></TxInfAndSts>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
<GrpHdr>${element('MsgId', id)}${element('CreDtTm', at.slice(0, 19))}</GrpHdr>
<OrgnlGrpInfAndSts>${element('OrgnlMsgId', fileId)}<OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId>${element('GrpSts', whole)}</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts>${element('OrgnlPmtInfId', fileId)}${transactions.join('')}</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>
`
}
