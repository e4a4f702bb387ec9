import * as z from 'zod/mini'
import { companyEntity } from '#shared/company/company.entity.ts'
import { departureEntity } from '#shared/company/departure.entity.ts'
import { invitationEntity } from '#shared/company/invitation.entity.ts'
import { type Member, memberEntity } from '#shared/company/member.entity.ts'
import { memberRoles } from '#shared/company/member-roles.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { termsAcceptanceEntity } from '#shared/terms/terms-acceptance.entity.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { addresseeIn } from '../platform/company/addressee.ts'
import { present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { kindOf } from '../platform/table/kinds.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { deleteItem } from '../platform/table/write-items.ts'
import { isAddressOf } from './mentions.ts'
import { type Account, anyItem, type Holding, type Item, partitionOf, type SharedCompany } from './person.ts'

const headItem = z.pick(companyEntity.item, { members: true, contact: true })

const memberOf = (sub: string) => getItem(memberEntity.key({ sub }), memberEntity.item)

/** Who the company belongs to from now on: who it is reached at, another owner, or who may do most of the others. */
const heirOf = (others: readonly Member[], contact: string | undefined): Member | undefined => {
  const ranked = memberRoles.flatMap(role => others.filter(one => one.role === role))
  return ranked.find(({ sub, role }) => sub === contact && role === 'owner') ?? ranked[0]
}

const threadsAbout = ['inquiry', 'proposal']

/** Everything of a company, with its sides of the threads about it. */
const itemsOfCompany = async (sub: string): Promise<Item[]> => {
  const items = await queryItems({ partition: { PK: partitionOf({ pool: 'business', sub }) } }, anyItem)
  const parties = items
    .filter(item => threadsAbout.includes(String(kindOf(item))))
    .map(({ id }) => getItem(threadPartyEntity.key({ id: String(id), side: 'business' }), anyItem))
  return [...items, ...(await Promise.all(parties)).filter(party => party !== null)]
}

/** What is a person's own, although it lies with the company. */
const ownPatterns = [invitationEntity.sk, departureEntity.sk, termsAcceptanceEntity.sk].map(keyPattern)

const isOwn = ({ SK }: Item): boolean => ownPatterns.some(pattern => pattern.test(SK))

/** The companies whose side of these items a person is. */
const companiesIn = async (items: readonly Item[], emailHash: string): Promise<string[]> => {
  const found: string[] = []
  for (const item of items) {
    const { companyId, email } = addresseeIn(item) ?? {}
    // A side of a thread that was never mailed has no address; the link says whose it is.
    if (companyId && (email ? await isAddressOf(email, emailHash) : kindOf(item) === 'threadParty'))
      found.push(companyId)
  }
  return found
}

type Companies = {
  /** Companies that nobody else belongs to: they end with the person. */
  alone: Holding[]
  shared: Omit<SharedCompany, 'links'>[]
}

const companyOf = async (sub: string, persons: ReadonlySet<string>, own: Member | undefined) => {
  const [head, members] = await Promise.all([
    getItem(companyEntity.key({ sub }), headItem),
    queryItems(memberEntity.indexList({ sub }), memberEntity.item),
  ])
  const others = members.filter(one => !persons.has(one.sub))
  // Whoever has just joined may not be listed yet: a company of others is never erased for that.
  if (others.length === 0 && (head?.members ?? 0) > (own ? 1 : 0))
    throw new Error('Who belongs to a company of this person changes just now; repeat the command.')
  return { sub, heir: heirOf(others, head?.contact), member: own ?? null }
}

/** The companies that a person belongs to, has founded, or has sent something for. */
export const companiesOf = async (
  emailHash: string,
  accounts: readonly Account[],
  linked: readonly Item[],
): Promise<Companies> => {
  const persons = accounts.filter(({ pool }) => pool === 'business').map(({ sub }) => sub)
  const members = (await Promise.all(persons.map(memberOf))).filter(member => member !== null)
  const own = new Map(persons.map(sub => [sub, sub]))
  for (const { companyId, sub } of members) own.set(companyId, sub)
  const ids = new Set([...own.keys(), ...(await companiesIn(linked, emailHash))])
  const companies: Companies = { alone: [], shared: [] }
  for (const id of ids) {
    const member = members.find(({ companyId }) => companyId === id)
    const { sub, heir } = await companyOf(id, new Set(persons), member)
    const by = own.get(id)
    if (heir) {
      const items = (await itemsOfCompany(sub)).filter(item => !isOwn(item))
      companies.shared.push({ companyId: sub, member: member ?? null, heir, items })
    } else if (by) companies.alone.push({ pool: 'business', sub, by })
  }
  return companies
}

/** Takes a person out of a company that others belong to; false if it has changed since it was read. */
export const endMembership = ({ companyId, member, heir }: SharedCompany): Promise<boolean> => {
  if (!member) return Promise.resolve(true)
  const owners = Number(heir.role !== 'owner') - Number(member.role === 'owner')
  return tryTransact([
    deleteItem(memberEntity.key({ sub: member.sub })).expect({ companyId, role: member.role }),
    update(memberEntity.key({ sub: heir.sub }))
      .set({ role: 'owner' })
      .expect({ companyId, role: heir.role }),
    update(companyEntity.key({ sub: companyId }))
      .set({ contact: heir.sub })
      .add({ members: -1, owners })
      .expect({ PK: present }),
  ])
}
