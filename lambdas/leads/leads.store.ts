import * as z from 'zod/mini'
import { lifeFields, lifeOf } from '#shared/contract/process.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { leadProcess } from '#shared/leads/lead.process.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { getItem } from '../platform/table/get-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Lead, Leads } from './move-lead.ts'

const leadItem = z.object({
  ...lifeFields,
  state: z._default(z.string(), leadProcess.start),
  createdAt: z.string(),
  suspect: z.boolean(),
})

/** A lead in its process; null if there is none. */
export const findLead = async (id: string): Promise<Lead | null> => {
  const key = leadEntity.key({ id })
  const item = await getItem(key, leadItem)
  if (!item) return null
  const life = lifeOf(leadProcess, item, item.createdAt)
  return { suspect: item.suspect, living: { process: leadProcess, id, key, life } }
}

/** The leads, as one operation moves them. */
export const leadsMovedBy = ({ at, by: who }: Operation): Leads => ({
  find: findLead,
  moving: (living, move) => {
    const writes = operatorMove(living, { ...move, at, who }, noFamily)
    return () => tryTransact(writes)
  },
})
