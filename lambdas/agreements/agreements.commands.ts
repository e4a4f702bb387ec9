import type { agreementCommands } from '#shared/agreements/agreements.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { type OperatingParts, revisionsBy, settlementsBy } from './operating.store.ts'
import { reviseAgreement } from './revise.ts'
import { settleClaim } from './settle.ts'
import { listWork } from './work.store.ts'

/** The credits and assignments are other features'. */
export const agreementHandlers = (parts: OperatingParts): Handlers<typeof agreementCommands> => ({
  'agreements work': (request, { at }) => listWork(request, at),
  'agreements draft': (input, operation) =>
    reviseAgreement(input, operation.at, revisionsBy(operation, parts)),
  'agreements settle': (input, operation) => settleClaim(input, settlementsBy(operation, parts)),
})
