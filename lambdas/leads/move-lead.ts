import type { leadCommands } from '#shared/leads/leads.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten, type Write } from '../platform/commands/until-written.ts'
import type { Living } from '../platform/process/living.ts'

/** A lead in its process; what a robot sent has none. */
export type Lead = { suspect: boolean; living: Living }

/** What the use cases need of the store. */
export type Leads = {
  find: (id: string) => Promise<Lead | null>
  /** Makes a transition ready to be written; throws a refusal if it cannot be made. */
  moving: (living: Living, move: { name: string; reason?: string }) => Write
}

const findLiving = async (id: string, { find }: Leads): Promise<Living> => {
  const lead = await find(id)
  if (!lead) throw new Refusal('There is no such lead.')
  if (lead.suspect) throw new Refusal('A robot sent it, and nobody waits for an answer.')
  return lead.living
}

/** Notes that a lead has been answered. Throws a refusal if it is closed. */
export const answerLead = (
  { id }: InputOf<(typeof leadCommands)['leads answer']>,
  leads: Leads,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const living = await findLiving(id, leads)
    return living.life.state === 'answered' ? null : leads.moving(living, { name: 'answer' })
  })

/** Closes a lead: one that nobody has answered tells its visitor why. */
export const closeLead = (
  { id, reason }: InputOf<(typeof leadCommands)['leads close']>,
  leads: Leads,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const living = await findLiving(id, leads)
    if (living.life.state === 'closed') return null
    const name = living.life.state === 'received' ? 'decline' : 'close'
    return leads.moving(living, { name, reason })
  })
