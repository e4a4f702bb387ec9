// npm run demo-bank -- answer <pay file> | pay <ocr> --amount <kronor>: what a bank would send, as files for bank import.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { answerTo, type Sent } from './bank/answer.ts'
import { paymentBy } from './bank/payment.ts'
import { ownerHere } from './owner-here.ts'

const usage = `npm run demo-bank -- answer <pay file> [--reject <payout> …] [--return <payout> …] [--into <folder>]
  what the bank says of a released pay file, given as a path or as the address of pay-files link

npm run demo-bank -- pay <ocr> --amount <kronor> [--twice] [--currency <code>] [--into <folder>]
  a customer's payment; less than is due is a part, and any reference may be typed

Both write files for: npm run operator -- bank import <file>`

const options = {
  amount: { type: 'string' },
  currency: { type: 'string', default: 'SEK' },
  twice: { type: 'boolean', default: false },
  reject: { type: 'string', multiple: true },
  return: { type: 'string', multiple: true },
  into: { type: 'string', default: 'demo-bank' },
} as const

const textFrom = async (place: string): Promise<string> => {
  if (!/^https?:/.test(place)) return readFileSync(place, 'utf8')
  const response = await fetch(place)
  if (!response.ok) throw new Error(`The pay file could not be read: ${response.status}.`)
  return response.text()
}

const amountFrom = (typed: string | undefined): string => {
  if (!typed || !/^\d+([.,]\d{1,2})?$/.test(typed))
    throw new Error(`--amount in kronor, such as 12375.00.\n\n${usage}`)
  return Number(typed.replace(',', '.')).toFixed(2)
}

const readTyped = () => parseArgs({ allowPositionals: true, options })

const sentFor = async ({ positionals, values }: ReturnType<typeof readTyped>): Promise<Sent[]> => {
  const [verb, what] = positionals
  if (verb === 'answer' && what) return answerTo(await textFrom(what), values)
  if (verb !== 'pay' || !what) throw new Error(usage)
  const { currency, twice } = values
  const [account, day] = [ownerHere().bankgiro, swedishDay(Date.now())]
  return [paymentBy({ ocr: what, amount: amountFrom(values.amount), currency, twice, account, day })]
}

try {
  const typed = readTyped()
  const { into } = typed.values
  const files = await sentFor(typed)
  mkdirSync(into, { recursive: true })
  for (const { name, text } of files) {
    writeFileSync(join(into, name), text)
    console.log(join(into, name))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
