import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { departureEntity } from '#shared/company/departure.entity.ts'
import { type Member, memberEntity } from '#shared/company/member.entity.ts'
import { buyers } from '#shared/company/member-roles.ts'
import { language } from '#shared/contract/language.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { getItem } from '../table/get-item.ts'
import { queryItems } from '../table/query-items.ts'
import type { OtherReaders, Reader } from './addressee.ts'

const languageItem = z.object({ language: z._default(language, 'sv') })
const leftItem = z.pick(departureEntity.item, { leftAt: true })

/** A member as a reader; the item itself says whether they belong to the company, as the index is late. */
const readerOf = async ({ sub, email, companyId }: Member): Promise<Reader[]> => {
  const [member, account] = await Promise.all([
    getItem(memberEntity.key({ sub }), memberEntity.item),
    getItem(roleEntity.key({ pool: 'business', sub }), languageItem),
  ])
  return member?.companyId === companyId ? [{ email, language: account?.language ?? 'sv' }] : []
}

/**
 * Who reads a mail to this address about a company, as long as not only this address does: once its person has left, the
 * owners and buyers do, and if its person may not do what the mail asks for, they do, too. Null if nothing has changed.
 */
export const otherReaders: OtherReaders = async ({ companyId: sub, email, roles }) => {
  const emailHash = await keyedHash('email', email)
  const [left, members] = await Promise.all([
    getItem(departureEntity.key({ sub, emailHash }), leftItem),
    queryItems(memberEntity.indexList({ sub }), memberEntity.item),
  ])
  const person = members.find(one => one.email === email)
  // An address that is no member's, such as that of an invoice, was given by one.
  if (!left && (!person || roles.includes(person.role))) return null
  const able = members.filter(one => buyers.some(role => role === one.role))
  const readers = [...(person ? [person] : []), ...able.filter(one => one.email !== email)]
  return (await Promise.all(readers.map(readerOf))).flat()
}
