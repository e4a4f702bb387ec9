import type { Shortlist } from '#shared/matching/shortlist.entity.ts'

/** A frozen ranking as operators list it. */
export const shownShortlist = (shortlist: Shortlist) => ({
  ...shortlist,
  shown: shortlist.rows.filter(({ band }) => band !== null).length,
  decided: shortlist.rows
    .flatMap(({ partnerId, reason }) => (reason ? `${partnerId} ${reason}` : []))
    .join('; '),
})
