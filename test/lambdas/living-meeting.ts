import { randomUUID } from 'node:crypto'
import type { Appointed } from '#lambdas/meetings/meeting-life.ts'
import { clock } from '#shared/contract/clock.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'

type Put = (item: Record<string, unknown>) => Promise<unknown>

/** Stores a meeting as booking it does, with its place in its process and what is due of it. */
export const createMeeting = async (
  put: Put,
  meeting: Appointed & Record<string, unknown>,
): Promise<string> => {
  // Imported late: modules of functions read their environment when they are first used.
  const [{ newMeeting }, { lifeAttributes, schedulingDue }] = await Promise.all([
    import('#lambdas/meetings/meeting-life.ts'),
    import('#lambdas/platform/process/living.ts'),
  ])
  const id = randomUUID()
  const createdAt = new Date(clock.now()).toISOString()
  const living = newMeeting({ ...meeting, id }, createdAt)
  await put({
    ...meetingEntity.key({ id }),
    ...{ id, createdAt, suspect: false, company: 'Nordplåt AB', email: 'anna@verkstad.se' },
    ...lifeAttributes(living),
    ...meeting,
  })
  for (const { Put: due } of schedulingDue(living)) await put({ ...due?.Item })
  return id
}
