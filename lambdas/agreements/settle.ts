import type { agreementCommands } from '#shared/agreements/agreements.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { FoundAgreement } from './found.ts'

type Input = InputOf<(typeof agreementCommands)['agreements settle']>

/** What the use case needs of the store. */
export type Settlements = {
  find: (id: string) => Promise<FoundAgreement | null>
  /** Both return false if somebody was faster. */
  refund: (found: FoundAgreement, reason: string) => Promise<boolean>
  dismiss: (found: FoundAgreement, reason: string) => Promise<boolean>
}

const wasDecided = ({ agreement }: FoundAgreement, { outcome, reason }: Input): boolean => {
  const { moved } = agreement.living.life
  const names = outcome === 'refund' ? ['settle'] : ['dismiss', 'dismissInNotice']
  return names.includes(moved?.name ?? '') && moved?.reason === reason
}

/** Decides on a claim of the guarantee, once. Throws a refusal if there is none. */
export const settleClaim = (input: Input, settlements: Settlements): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const found = await settlements.find(input.inquiryId)
    if (!found) throw new Refusal('There is no such agreement.')
    if (wasDecided(found, input)) return null
    if (found.item.state !== 'claimed')
      throw new Refusal(`The agreement is ${found.item.state}: the guarantee is not claimed.`)
    return () => settlements[input.outcome](found, input.reason)
  })
