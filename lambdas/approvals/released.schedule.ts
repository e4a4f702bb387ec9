import { clock } from '#shared/contract/clock.ts'
import { commandInvoker } from '../platform/commands/functions.store.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { findApproval, runsDue, storeResult, takeRun } from './approvals.store.ts'
import { runReleased } from './run-released.ts'

/** As long as the function has; a command that takes longer goes on without being waited for. */
const invoke = commandInvoker(40_000)

/** Called every minute: runs what was released and, because something stopped, is not known to have been run. */
export const handler = async (): Promise<void> => {
  const now = new Date(clock.now()).toISOString()
  const errors: unknown[] = []
  for (const { id, forget } of await runsDue()) {
    const runs = { find: findApproval, take: takeRun, store: storeResult, invoke }
    const approval = await runReleased(id, runs, now).catch(error => {
      errors.push(error)
      logger.error('released_command_failed', { id, error: errorName(error) })
    })
    // Null if it is gone.
    if (approval === null || approval?.result) await forget()
  }
  if (errors.length > 0) throw errors[0]
}
