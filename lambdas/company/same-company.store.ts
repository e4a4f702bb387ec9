import { isPersonalEmail, personalMailProvidersOfGetStarted } from '#shared/accounts/personal-email.ts'
import { type JoinRequest, joinRequestEntity } from '#shared/company/join-request.entity.ts'
import { emailDomain } from '#shared/contract/email.ts'
import { companiesWithNumber } from '../platform/company/company-number.store.ts'
import { findContact } from '../platform/company/contact.store.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { hashedPersonItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { putItem } from '../platform/table/write-items.ts'
import { findAccount, findProfile } from './company.store.ts'
import type { SameCompany } from './same-company.ts'

/** A company that a person with this address may ask to join; null if its contact address has another domain. */
const asSame = async (companyId: string, email: string): Promise<SameCompany | null> => {
  const emailHash = await keyedHash('email', email)
  const [contact, request] = await Promise.all([
    findContact(companyId),
    getItem(joinRequestEntity.key({ sub: companyId, emailHash }), joinRequestEntity.item),
  ])
  const isSame = contact && emailDomain(contact.email) === emailDomain(email)
  return isSame ? { companyId, email, contact, request } : null
}

type Asking = { caller: string; person: string }

/**
 * The oldest company with this number whose contact address has the person's mail domain. Null for a person who has a
 * company already, and for addresses at free-mail providers, whose domains do not identify an employer.
 */
export const findSame = async ({ caller, person }: Asking, number: string): Promise<SameCompany | null> => {
  const [account, own, ids] = await Promise.all([
    findAccount(person),
    findProfile(caller),
    companiesWithNumber(number),
  ])
  if (!account || own || isPersonalEmail(account.email, personalMailProvidersOfGetStarted)) return null
  const found = await Promise.all(ids.map(id => asSame(id, account.email)))
  return found.find(one => one !== null) ?? null
}

/** Stores a request in the place of the earlier one, for both whom it names. */
export const storeJoinRequest = async (request: JoinRequest, earlier: JoinRequest | null): Promise<void> => {
  const people = [request.email, request.businessEmail]
  const [emailHash = '', ...others] = await Promise.all(people.map(address => keyedHash('email', address)))
  const key = joinRequestEntity.key({ sub: request.companyId, emailHash })
  const ttl = ttlOf(joinRequestEntity)
  const link = { name: `${key.PK}#${key.SK}`, ttl }
  // Refused if the person pressed twice: then the owner has been asked.
  await tryTransact([
    putItem({ ...key, ...request, ttl }).expect(earlier ? { id: earlier.id } : { PK: absent }),
    ...[emailHash, ...others].map(hash => hashedPersonItem(hash, key, link)),
  ])
}
