/**
 * The roles of the team, in this order; their words are in shared/phrases/<language>/about.ts. Operators change, hide or
 * add one with `content set team.<id>`.
 */
export const teamRoles = ['vetting', 'matching', 'delivery', 'platform', 'contracts'] as const
