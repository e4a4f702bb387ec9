import { clock } from '#shared/contract/clock.ts'
import { logger } from '../platform/logging/logger.ts'
import { returnUnused } from './return-unused.ts'
import { returns } from './returns.store.ts'

/** Called every minute. */
export const handler = (): Promise<void> =>
  returnUnused({ returns, now: new Date(clock.now()).toISOString(), log: logger })
