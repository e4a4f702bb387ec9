import type { earningsCommands } from '#shared/earnings/earnings.commands.ts'
import type { Handler, Handlers } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { findMonth } from '../platform/ledger/months.store.ts'
import { type Assignments, findEntries, hourRecords, monthRecords } from './earnings.store.ts'
import { valued } from './list-earnings.ts'
import { markPayout } from './mark-payout.ts'
import { recordHours } from './record-hours.ts'
import { recordMonth } from './record-month.ts'

type Commands = typeof earningsCommands

const show: Handler<Commands['earnings show']> = async ({ partnerId, month }) => {
  const worked = await findMonth(partnerId, month)
  if (!worked) throw new Refusal(`Nothing was recorded in ${month}.`)
  return { item: { ...valued(worked), entries: await findEntries(partnerId, month) } }
}

/** Hours belong to a month and to an assignment, which is another feature's. */
export const earningsHandlers = (assignments: Assignments): Handlers<Commands> => ({
  'earnings show': show,
  'hours record': (input, operation) => {
    const earnings = hourRecords(input.partnerId, operation, assignments)
    return recordHours(input, { earnings, now: operation.at })
  },
  'payouts mark': (input, operation) => markPayout(input, monthRecords(input.partnerId, operation)),
  'earnings record': (input, operation) => recordMonth(input, monthRecords(input.partnerId, operation)),
})
