import { allBankCommands, bankEvent } from '#shared/bank/bank.commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { bankHandlers } from '../bank/bank.commands.ts'
import { payoutHandlers } from '../bank/payouts.commands.ts'
import { receivableHandlers } from '../bank/receivables.commands.ts'
import { markPaid } from '../credits/pay-order.ts'
import { payments } from '../credits/payments.store.ts'
import { runCommand } from '../platform/commands/run-command.ts'
import { selfBillHandlers } from '../self-bills/self-bills.commands.ts'

const handlers = {
  ...bankHandlers((order, operation, alongside) => markPaid(order, payments(operation, alongside))),
  ...receivableHandlers,
  ...payoutHandlers,
  ...selfBillHandlers,
}

/** Runs a command about what goes through the bank; IAM decides who may invoke the function. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const called = bankEvent.parse(event)
  return runCommand(called, {
    declared: allBankCommands[called.command],
    handle: handlers[called.command],
    event: 'bank_command',
  })
}
