import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'

const parser = new XMLParser({
  parseTagValue: false,
  isArray: name => name === 'PmtInf' || name === 'CdtTrfTxInf',
})

const transfer = z.object({
  PmtId: z.object({ EndToEndId: z.string() }),
  Amt: z.object({ InstdAmt: z.string().check(z.regex(/^\d+\.\d{2}$/)) }),
  Cdtr: z.object({ Nm: z.string() }),
})

const block = z.object({
  ReqdExctnDt: z.string(),
  DbtrAcct: z.object({ Id: z.object({ Othr: z.object({ Id: z.string() }) }) }),
  CdtTrfTxInf: z.array(transfer),
})

const file = z.object({
  GrpHdr: z.object({ MsgId: z.string(), NbOfTxs: z.string(), CtrlSum: z.string() }),
  PmtInf: z.array(block).check(z.length(1)),
})

const document = z.object({ Document: z.object({ CstmrCdtTrfInitn: file }) })

/** A pain.001 as the demo bank reads it; amounts as they are written. */
type PayFile = {
  id: string
  account: string
  day: string
  ordered: { endToEndId: string; amount: string; name: string }[]
  /** Whether count and sum are what it says of itself: a bank takes nothing of a file that is not. */
  isWhole: boolean
}

const oreOf = (amount: string): number => Math.round(Number(amount) * 100)

/** Reads a pay file of one payment block. Throws for anything else. */
export const readPayFile = (xml: string): PayFile => {
  const { success, data } = document.safeParse(parser.parse(xml))
  const found = data?.Document.CstmrCdtTrfInitn.PmtInf[0]
  if (!success || !found) throw new Error('That is no pay file (pain.001).')
  const { MsgId: id, NbOfTxs: count, CtrlSum: sum } = data.Document.CstmrCdtTrfInitn.GrpHdr
  const ordered = found.CdtTrfTxInf.map(({ PmtId, Amt, Cdtr }) => ({
    ...{ endToEndId: PmtId.EndToEndId, amount: Amt.InstdAmt, name: Cdtr.Nm },
  }))
  const total = ordered.reduce((ore, { amount }) => ore + oreOf(amount), 0)
  const isWhole = Number(count) === ordered.length && oreOf(sum) === total
  return { id, account: found.DbtrAcct.Id.Othr.Id, day: found.ReqdExctnDt, ordered, isWhole }
}
