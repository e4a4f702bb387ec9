import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { absent, present } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { livingItem, newApplication } from './application-life.ts'

/**
 * Gives the waiting applications for an assignment that have no place in the process their places: from now on time
 * reminds of them. May be repeated, and killed at any point.
 */
export const adoptApplications = async (
  id: string,
  now: string,
): Promise<{ changed: boolean; adopted: number }> => {
  const waiting = { ...applicationEntity.list({ id }), where: { state: 'sent' } }
  const unplaced = (await queryItems(waiting, livingItem)).filter(({ revision }) => revision === undefined)
  let adopted = 0
  for (const application of unplaced) {
    const living = newApplication(application, now)
    const placing = update(living.key)
      .set(lifeAttributes(living))
      .expect({ PK: present, revision: absent, state: 'sent' })
    if (await tryTransact([placing, ...schedulingDue(living)])) adopted += 1
  }
  return { changed: adopted > 0, adopted }
}
