import type { agreementCommands } from '#shared/agreements/agreements.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { revisionsBy, settlementsBy } from './operating.store.ts'
import { reviseAgreement } from './revise.ts'
import { settleClaim } from './settle.ts'
import type { SigningParts } from './signing.store.ts'

type Parts = Pick<SigningParts, 'findBalance' | 'changingCredits'>

/** The credits are another feature's. */
export const agreementHandlers = (parts: Parts): Handlers<typeof agreementCommands> => ({
  'agreements draft': (input, operation) =>
    reviseAgreement(input, operation.at, revisionsBy(operation, parts)),
  'agreements settle': (input, operation) => settleClaim(input, settlementsBy(operation, parts)),
})
