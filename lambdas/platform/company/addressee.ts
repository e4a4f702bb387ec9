import * as z from 'zod/mini'
import { buyers, type MemberRole, owners, requesters } from '#shared/company/member-roles.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { type Language, language } from '#shared/contract/language.ts'
import { businessPartition } from '#shared/contract/partitions.ts'
import type { ItemKind } from '#shared/entities.ts'
import { kindOf } from '../table/kinds.ts'

type Item = Readonly<Record<string, unknown>>

/** Who is told of what happens to an item of a company. */
export type Addressee = {
  companyId: string
  /** Null as long as nobody was. */
  email: string | null
  /** Who may do what the mails about it ask for. */
  roles: readonly MemberRole[]
  /** The item as it would be with another addressee. */
  readdressed: (to: Reader) => Item
}

/** Who reads a mail, and in which language. */
export type Reader = { email: string; language: Language }

/** Who reads the mails of an addressee as long as not only they do; null if only they do. */
export type OtherReaders = (
  told: Pick<Addressee, 'companyId' | 'roles'> & { email: string },
) => Promise<Reader[] | null>

type Names = { company?: readonly string[]; email: string; language: string; roles: readonly MemberRole[] }

const own: Names = { email: 'email', language: 'language', roles: requesters }
const ofBusiness = { company: ['businessId'], email: 'businessEmail', language: 'businessLanguage' }
const paid = { email: 'email', language: 'language', roles: buyers }

/** Where an item says it: in the first name for the company that it has; without any, that is whose partition it is in. */
const flat: Readonly<Partial<Record<ItemKind, Names>>> = {
  inquiry: own,
  proposal: { ...ofBusiness, roles: requesters },
  report: { ...ofBusiness, roles: buyers },
  milestone: { ...ofBusiness, roles: buyers },
  joinRequest: { email: 'businessEmail', language: 'businessLanguage', roles: owners },
  workFiles: { ...ofBusiness, roles: requesters },
  creditOrder: { ...paid, company: ['orderedBy', 'businessId'] },
  plan: paid,
  refund: paid,
  audit: paid,
}

const side = z.object({ email: z.string(), language })

const inPartition = ({ PK }: Item): string | undefined => keyParts(businessPartition, String(PK))?.sub

const addresseeOf = (
  companyId: unknown,
  email: unknown,
  more: Pick<Addressee, 'roles' | 'readdressed'>,
): Addressee | null =>
  typeof companyId === 'string'
    ? { companyId, email: typeof email === 'string' ? email : null, ...more }
    : null

const firstOf = (item: Item, names: readonly string[]): unknown =>
  names.map(name => item[name]).find(value => value !== undefined)

const inFields = (item: Item, { company, email, language, roles }: Names): Addressee | null =>
  addresseeOf(company ? firstOf(item, company) : inPartition(item), item[email], {
    roles,
    readdressed: to => ({ ...item, [email]: to.email, [language]: to.language }),
  })

const inSide = (item: Item): Addressee | null => {
  const { data } = side.safeParse(item.business)
  return addresseeOf(item.businessId, data?.email, {
    roles: buyers,
    readdressed: to => ({ ...item, business: { ...(item.business as object), ...to } }),
  })
}

/** Who of a company is told of an item; null if it is of no company. */
export const addresseeIn = (item: Item & { PK: string; SK: string }): Addressee | null => {
  const kind = kindOf(item)
  if (kind === 'agreement' || kind === 'rating') return inSide(item)
  if (kind === 'threadParty')
    return item.side === 'business' ? inFields(item, { ...own, company: ['accountId'] }) : null
  // The booking of a service names its customer in words of its own.
  const booked = kind === 'audit' && 'customerEmail' in item
  const names = booked ? { ...own, email: 'customerEmail' } : kind && flat[kind]
  return names ? inFields(item, names) : null
}
