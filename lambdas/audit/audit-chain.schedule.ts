import { clock } from '#shared/contract/clock.ts'
import { logger } from '../platform/logging/logger.ts'
import { auditChain } from './audit-chain.store.ts'
import { chainAudit } from './chain-audit.ts'

/** Called every minute. */
export const handler = (): Promise<void> => chainAudit({ chain: auditChain, now: clock.now(), log: logger })
