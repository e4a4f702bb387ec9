/** What a person may do for a company, from everything to looking only. */
export const memberRoles = ['owner', 'buyer', 'requester', 'reader'] as const

export type MemberRole = (typeof memberRoles)[number]

/** Who may call an operation: everybody who belongs to the company. */
export const everyMember = [...memberRoles] as const

/** Those who say what is needed, and choose who does it. */
export const requesters = ['owner', 'buyer', 'requester'] as const satisfies readonly MemberRole[]

/** Those who commit the company: its money and its signature. */
export const buyers = ['owner', 'buyer'] as const satisfies readonly MemberRole[]

/** Those who decide what the company is called, and who belongs to it. */
export const owners = ['owner'] as const satisfies readonly MemberRole[]
