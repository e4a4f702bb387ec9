import type { receivableCommands } from '#shared/bank/receivables.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { findUnpaid, findWaitingLines } from './receivables.store.ts'
import { receivablesOf } from './receivables.ts'

export const receivableHandlers: Handlers<typeof receivableCommands> = {
  'receivables list': async (_, { at: now }) => ({
    ...receivablesOf(await findUnpaid(now), await findWaitingLines(), now),
    next: null,
  }),
}
