import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { language } from '#shared/contract/language.ts'
import type { ItemKind } from '#shared/entities.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { getItem } from '../platform/table/get-item.ts'
import { kindOf } from '../platform/table/kinds.ts'
import { update } from '../platform/table/update.ts'
import { write, writeIf } from '../platform/table/write.ts'
import { minimiseItem, readAgain, removeItem } from './erasing.store.ts'
import { type Heir, handedOver } from './hand-over.ts'
import { isAddressOf } from './mentions.ts'
import type { Item, Link, SharedCompany } from './person.ts'

const languageItem = z.object({ language: z._default(language, 'sv') })

/** Whom a company is reached at instead of somebody who is erased. */
export const findHeir = async ({ heir: { sub, email, name } }: SharedCompany): Promise<Heir> => {
  const [emailHash, account] = await Promise.all([
    keyedHash('email', email),
    getItem(roleEntity.key({ pool: 'business', sub }), languageItem),
  ])
  return { email, emailHash, name, language: account?.language ?? 'sv' }
}

type Leaving = { emailHash: string; name: string | null }

/** What was signed or issued is as it was: its hash and its name are what it is for. */
const unchangeable: readonly (ItemKind | null)[] = ['agreementVersion', 'agreementSignature', 'invoice']

/** Takes a person out of an item of a company; false if nothing in it named them. */
export const handItemOver = async (item: Item, leaving: Leaving, heir: Heir): Promise<boolean> => {
  const kind = kindOf(item)
  if (unchangeable.includes(kind)) return false
  const changed = await handedOver(item, { ...leaving, isAddressOf }, heir)
  const names = Object.keys(changed)
  if (names.length === 0) return false
  if (kind === 'audit') {
    if (item.erased === true) return false
    // Nobody else did it; and its chain holds for what is left of it, not for what another name would make of it.
    await minimiseItem(item, auditEntity.onErasure)
    return true
  }
  const { PK, SK } = item
  const unchanged = Object.fromEntries(names.map(name => [name, item[name]]))
  if (await writeIf(update({ PK, SK }).set(changed).expect(unchanged))) return true
  // Somebody has changed it since; what they wrote is kept.
  const current = await readAgain(item)
  return current ? handItemOver(current, leaving, heir) : false
}

/** Lets the heir find what the person found; the link of the person goes last. */
export const handLinkOver = async (link: Link, { emailHash }: Heir): Promise<void> => {
  const { PK: _, SK: entity, ...fields } = link
  await write(update(personEntity.key({ emailHash, entity })).set(fields))
  await removeItem(link)
}
