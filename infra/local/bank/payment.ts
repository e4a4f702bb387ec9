import { randomUUID } from 'node:crypto'
import type { Sent } from './answer.ts'
import { notificationOf, type Told } from './notification.ts'

type Payment = { ocr: string; amount: string; currency: string; twice: boolean; account: string; day: string }

/** A camt.054 that tells of what a customer has paid by OCR; twice, if somebody pressed twice. */
export const paymentBy = ({ ocr, amount, currency, twice, account, day }: Payment): Sent => {
  const id = randomUUID().replaceAll('-', '').slice(0, 20)
  const told = (part: string): Told => ({
    reference: `${id}${part}`,
    amount,
    currency,
    ocr,
    name: 'Kund i demobanken',
  })
  const payments = twice ? [told('A'), told('B')] : [told('A')]
  const file = { account: account.replace('-', ''), day, id }
  return { name: `${id.slice(0, 8)}-camt.054.xml`, text: notificationOf(payments, file) }
}
