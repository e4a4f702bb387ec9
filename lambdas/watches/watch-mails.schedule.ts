import { clock } from '#shared/contract/clock.ts'
import { logger } from '../platform/logging/logger.ts'
import { mailMatches } from './mail-matches.ts'
import { watchMails } from './watch-mails.store.ts'

/** Called every minute. */
export const handler = (): Promise<void> => mailMatches({ mails: watchMails, now: clock.now(), log: logger })
