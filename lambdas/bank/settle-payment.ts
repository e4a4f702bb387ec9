import type { bankCommands } from '#shared/bank/bank.commands.ts'
import type { BankLine } from '#shared/bank/bank-line.entity.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { Owed } from './judge-payment.ts'

/** What the use cases need of the store. */
export type Settlements = {
  findLine: (lineId: string) => Promise<BankLine | null>
  findOrder: (orderId: string) => Promise<Owed | null>
  /** Pays an order, as a command does by hand, with these payments; false if the data changed in the meantime. */
  settle: (order: Owed, lines: readonly BankLine[]) => Promise<boolean>
  ignore: (line: BankLine, reason: string) => Promise<boolean>
}

const findLine = async (id: string, { findLine: find }: Settlements): Promise<BankLine> => {
  const line = await find(id)
  if (!line) throw new Refusal(`There is no payment ${id}.`)
  return line
}

const requireUsable = ({ id, state, direction, currency }: BankLine): void => {
  if (state !== 'waiting') throw new Refusal(`The payment ${id} does not wait: it is ${state}.`)
  if (direction === 'out') throw new Refusal(`The payment ${id} went out.`)
  if (currency !== 'SEK') throw new Refusal(`The payment ${id} is in ${currency}: exchange it by hand.`)
}

const requireUnpaid = ({ state, lineId }: Owed): void => {
  const back = 'Pay it back, and note that with bank ignore.'
  if (lineId !== null) throw new Refusal(`Another payment has paid that order. ${back}`)
  if (state === 'ended') throw new Refusal(`The order has ended. ${back}`)
}

const findOrder = async (id: string, { findOrder: find }: Settlements): Promise<Owed> => {
  const order = await find(id)
  if (!order) throw new Refusal('There is no such order.')
  return order
}

const sumOf = (lines: readonly BankLine[]): number => lines.reduce((sum, { ore }) => sum + ore, 0)

/**
 * Pays an order with one payment or several parts, once. Throws a refusal if they are less than it costs, if another
 * payment has paid it, or if it has ended.
 */
export const settlePayment = (
  { lineId, order: orderId, with: others }: InputOf<(typeof bankCommands)['bank settle']>,
  payments: Settlements,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const ids = [...new Set([lineId, ...others])]
    const lines = await Promise.all(ids.map(id => findLine(id, payments)))
    if (lines.every(line => line.state === 'settled' && line.orderId === orderId)) return null
    lines.forEach(requireUsable)
    const order = await findOrder(orderId, payments)
    requireUnpaid(order)
    const lacking = order.ore - sumOf(lines)
    if (lacking > 0)
      throw new Refusal(`${lacking / 100} kr are lacking. Add the other parts: --with <payment>`)
    return () => payments.settle(order, lines)
  })

/** Takes a payment off the list of what waits, with a reason, once. */
export const ignorePayment = (
  { lineId, reason }: InputOf<(typeof bankCommands)['bank ignore']>,
  payments: Settlements,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const line = await findLine(lineId, payments)
    if (line.state === 'ignored') return null
    if (line.state !== 'waiting') throw new Refusal(`The payment does not wait: it is ${line.state}.`)
    return () => payments.ignore(line, reason)
  })
