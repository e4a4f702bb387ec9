import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { companyEntity } from '#shared/company/company.entity.ts'
import { departureEntity } from '#shared/company/departure.entity.ts'
import { type Member, memberEntity } from '#shared/company/member.entity.ts'
import type { MemberRole } from '#shared/company/member-roles.ts'
import { keyBeginning, keyParts } from '#shared/contract/key-template.ts'
import { creditOrderEntity, creditOrderLink } from '#shared/credits/credit-order.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent, moreThan, present } from '../platform/table/condition.ts'
import { hashedPersonItem } from '../platform/table/person-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { write, writeIf } from '../platform/table/write.ts'
import { checkItem, deleteItem, putItem } from '../platform/table/write-items.ts'
import type { Members } from './change-members.ts'
import {
  findAccount,
  findCompany,
  findMember,
  findMembers,
  findProfile,
  memberItem,
} from './company.store.ts'

const linkItem = z.looseObject({ PK: z.string(), SK: z.string(), ...personEntity.item.shape })

type Leaving = {
  member: Member
  /** Whether an owner ended the membership: then the former member gets a mail about it. */
  isTold: boolean
  now: string
}

/**
 * Links the orders of a company, which are listed by an address, from that of its heir. One that was sent from the price
 * page is the company's only by that address as long as nobody has paid it: from now on it says so.
 */
const handOverOrders = async ({ companyId, email }: Member, heir: Member): Promise<void> => {
  const [fromHash, toHash] = await Promise.all([keyedHash('email', email), keyedHash('email', heir.email)])
  const { partition } = personEntity.list({ emailHash: fromHash })
  const orders = { partition, beginsWith: keyBeginning(creditOrderLink, {}) }
  for (const link of await queryItems(orders, linkItem)) {
    await write(putItem({ ...link, ...personEntity.key({ emailHash: toHash, entity: link.SK }) }))
    const { id } = keyParts(creditOrderEntity.pk, link.entity.PK) ?? {}
    if (!id) continue
    const noting = update(creditOrderEntity.key({ id })).set({ orderedBy: companyId })
    await writeIf(noting.expect({ email, suspect: false, orderedBy: absent, businessId: absent }))
  }
}

/** Another owner, whom the company is reached at from now on. */
const heirOf = async ({ companyId, sub }: Member): Promise<Member | undefined> =>
  (await findMembers(companyId)).find(one => one.role === 'owner' && one.sub !== sub)

/**
 * The membership of somebody who leaves: none, so that they are the owner of a company of their own. The company has the
 * id of its founder, so that one who has founded one begins under another id, whichever company they leave: without a
 * membership they would own the first one again.
 */
const withoutCompany = async (member: Member): Promise<TransactItem[]> => {
  const key = memberEntity.key({ sub: member.sub })
  const { companyId, role, sub } = member
  const hasFounded = sub === companyId || (await findCompany(sub)) !== null
  if (!hasFounded) return [deleteItem(key).expect({ companyId, role })]
  const own = randomUUID()
  const head = { ...companyEntity.key({ sub: own }), owners: 1, members: 1, contact: sub }
  return [
    putItem(memberItem({ ...member, companyId: own, role: 'owner' })).expect({ companyId, role }),
    putItem(head),
  ]
}

const departureOf = async ({ member, isTold, now }: Leaving): Promise<TransactItem[]> => {
  const { companyId, sub, email } = member
  const [profile, account, emailHash] = await Promise.all([
    findProfile(companyId),
    findAccount(sub),
    keyedHash('email', email),
  ])
  const key = departureEntity.key({ sub: companyId, emailHash })
  const departure = {
    ...{ companyId, companyName: profile?.companyName ?? '', email: isTold ? email : null },
    ...{ language: account?.language ?? 'sv', leftAt: now },
  }
  return [
    putItem({ ...key, ...departure }),
    hashedPersonItem(emailHash, key, { name: `${key.PK}#${key.SK}` }),
  ]
}

const leave = async (leaving: Leaving): Promise<boolean> => {
  const { companyId, sub, role } = leaving.member
  const company = await findCompany(companyId)
  if (!company) return false
  const { contact } = company
  const heir = contact === sub ? await heirOf(leaving.member) : undefined
  if (contact === sub && !heir) return false
  // Before: links that nobody needs do no harm, and until they leave the orders are the company's anyway.
  if (heir) await handOverOrders(leaving.member, heir)
  const isOwner = role === 'owner'
  return tryTransact([
    ...(await withoutCompany(leaving.member)),
    update(companyEntity.key({ sub: companyId }))
      .set({ contact: heir?.sub })
      .add({ members: -1, owners: isOwner ? -1 : 0 })
      .expect(isOwner ? { owners: moreThan(1) } : { PK: present })
      // Another owner who left meanwhile may have left the company to this one.
      .expect({ contact }),
    ...(heir ? [checkItem(memberEntity.key({ sub: heir.sub }), { companyId, role: 'owner' })] : []),
    ...(await departureOf(leaving)),
  ])
}

const setRole = ({ companyId, sub, role: before }: Member, role: MemberRole): Promise<boolean> => {
  const owners = Number(role === 'owner') - Number(before === 'owner')
  return tryTransact([
    update(memberEntity.key({ sub })).set({ role }).expect({ companyId, role: before }),
    update(companyEntity.key({ sub: companyId }))
      .add({ owners })
      .expect(owners < 0 ? { owners: moreThan(1) } : { PK: present }),
  ])
}

/** The members of one company. */
export const membersOf = (companyId: string, { isTold, now }: Omit<Leaving, 'member'>): Members => ({
  find: sub => findMember(companyId, sub),
  owners: async () => (await findCompany(companyId))?.owners ?? 0,
  setRole,
  remove: member => leave({ member, isTold, now }),
})
