import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { FindMembership, Membership } from '../company/members.store.ts'
import { Failure } from '../failure.ts'
import type { Request } from './asked.ts'

/** Lets a promise be awaited later or not at all, without an unhandled rejection. */
export const awaitLater = <Value>(promise: Promise<Value> | undefined): Promise<Value | undefined> => {
  promise?.catch(() => undefined)
  return Promise.resolve(promise)
}

/**
 * For which company the caller acts; null unless a business calls. The one place where roles are compared: throws
 * `role_insufficient` if the operation is for others of the company.
 */
export const membershipFor = async (
  { roles }: Pick<Endpoint, 'roles'>,
  { person }: { person: string },
  findMembership: FindMembership | undefined,
): Promise<Membership | null> => {
  if (!roles) return null
  if (!findMembership) throw new Error('This function cannot read who belongs to a company.')
  const membership = await findMembership(person)
  if (!roles.includes(membership.role)) throw new Failure('role_insufficient')
  return membership
}

/** The request as it is once the company is known. */
export const actingAs = <Declared extends Endpoint>(
  request: Request<Declared>,
  membership: Membership | null,
): Request<Declared> => ({
  ...request,
  caller: membership?.companyId ?? request.caller,
  memberName: membership?.name ?? null,
  memberEmail: membership?.email ?? null,
  memberRole: membership?.role ?? request.memberRole,
})

type Reading<Declared extends Endpoint, Found> = {
  membership: Promise<Membership | null>
  read: (request: Request<Declared>) => Promise<Found>
  /** Takes back what reading has counted. */
  undo?: (found: Found) => Promise<void>
}

const isAsGuessed = (acting: Request<Endpoint>, request: Request<Endpoint>): boolean =>
  acting.caller === request.caller && acting.memberRole === request.memberRole

/**
 * Reads for the company of the caller. Most people act for the company that they founded, so that is read while their
 * membership is; what was read is used only if it is theirs, and otherwise read again. Nothing waits for the
 * membership but those who joined another company.
 */
export const readActing = async <Declared extends Endpoint, Found>(
  request: Request<Declared>,
  { membership, read, undo }: Reading<Declared, Found>,
): Promise<Found> => {
  const guess = read(request)
  guess.catch(() => undefined)
  const acting = actingAs(request, await membership)
  if (isAsGuessed(acting, request)) return guess
  await guess.then(undo).catch(() => undefined)
  return read(acting)
}
