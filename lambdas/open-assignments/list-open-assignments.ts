import { folded } from '#shared/contract/folded.ts'
import { type OpenAssignment, skillsOf } from '#shared/open-assignments/open-assignment.ts'

/** What the list needs of the store. */
export type OpenAssignments = {
  /** One page, newest first, of those that are shown. */
  page: (
    shows: ((assignment: OpenAssignment) => boolean) | undefined,
  ) => Promise<{ items: OpenAssignment[]; next: string | null }>
  openCount: () => Promise<number>
  /** When the newest open assignment was published. */
  latestPublishedAt: () => Promise<string | null>
  /** The ids of all that the caller has applied for, and whether the application has been decided on. */
  appliedFor: () => Promise<ReadonlyMap<string, { answered: boolean }>>
}

const asksFor =
  (skill: string) =>
  ({ expertiseRequired }: OpenAssignment): boolean =>
    skillsOf(expertiseRequired).some(listed => folded(listed) === folded(skill))

/** A page of the open assignments, with those the caller has applied for and the totals; `skill` filters them. */
export const listOpenAssignments = async (skill: string | undefined, assignments: OpenAssignments) => {
  const [{ items, next }, openCount, latestPublishedAt, applied] = await Promise.all([
    assignments.page(skill ? asksFor(skill) : undefined),
    assignments.openCount(),
    assignments.latestPublishedAt(),
    assignments.appliedFor(),
  ])
  return {
    items: items.map(item => ({
      ...item,
      applied: applied.has(item.id),
      answered: applied.get(item.id)?.answered ?? false,
    })),
    next,
    openCount,
    latestPublishedAt,
  }
}
