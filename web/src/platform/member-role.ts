import { createContext, use } from 'react'
import type { MemberRole } from '#shared/company/member-roles.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

const RoleContext = createContext<MemberRole | undefined>(undefined)

/** Provides what the signed-in person is in their company: `<MemberRoleProvider value={role}>`. */
export const MemberRoleProvider = RoleContext.Provider

/**
 * Returns whether the signed-in person may call an operation: what their role may not do is not offered, and nothing that
 * roles decide is before the role is known.
 */
export const useMayCall = () => {
  const role = use(RoleContext)
  return ({ roles }: Endpoint): boolean => roles === undefined || (role !== undefined && roles.includes(role))
}
