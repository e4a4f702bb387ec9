import { clock } from '#shared/contract/clock.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { logger } from '../platform/logging/logger.ts'
import { dueItems } from './due-items.store.ts'
import { runDue } from './run-due.ts'

/** Called every minute. */
export const handler = async (): Promise<void> => {
  // Operators set the hours of new promises.
  await loadCurrentContent()
  const now = new Date(clock.now()).toISOString()
  return runDue({ items: dueItems(now), now, log: logger })
}
