/** What an operator may be, as the group of the operators' pool. An admin may do what all others may, and more. */
export const operatorRoles = ['reader', 'matcher', 'finance', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** For commands that only show what most work needs. */
export const everyRole = ['reader', 'matcher', 'finance'] as const satisfies readonly OperatorRole[]
