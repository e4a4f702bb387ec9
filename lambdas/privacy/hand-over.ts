import type { Language } from '#shared/contract/language.ts'
import type { Item } from './person.ts'

/** Whom the company is reached at instead. */
export type Heir = { email: string; emailHash: string; name: string; language: Language }

type Leaving = {
  emailHash: string
  /** As colleagues knew the person; null if they had left already. */
  name: string | null
  isAddressOf: (text: string, emailHash: string) => Promise<boolean>
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Who did what: nobody else did it. */
const did = new Set(['companySigner', 'invitedBy'])

/** The same where it stands by name alone, beside the address of whoever the company is reached at. */
const didByName = new Set(['decidedBy', 'noticeName', 'attachedBy'])

/** What stands next to an address of the person, and is about them, too. */
const besideAddress = (field: string, beside: Fields, { name, language }: Heir): unknown => {
  if (did.has(field)) return 'erased'
  if (field === 'contactPerson' || (field === 'name' && 'phone' in beside)) return name
  if (field === 'language' || field === 'businessLanguage') return language
  // Of a contact it is what the company's profile says; who signed an order gave their own.
  return field === 'phone' && 'companySigner' in beside ? 'erased' : undefined
}

const addressFields = ['email', 'businessEmail', 'customerEmail']

const inFields = async (fields: Fields, leaving: Leaving, heir: Heir): Promise<Fields> => {
  const named = addressFields.map(field => String(fields[field] ?? ''))
  const isTheirs = (await Promise.all(named.map(text => leaving.isAddressOf(text, leaving.emailHash)))).some(
    Boolean,
  )
  const changed = Object.entries(fields).map(async ([field, value]) => {
    const instead = isTheirs && value !== null ? besideAddress(field, fields, heir) : undefined
    return [field, instead ?? (await inValue(field, value, leaving, heir))] as const
  })
  return Object.fromEntries(await Promise.all(changed))
}

const inValue = async (field: string, value: unknown, leaving: Leaving, heir: Heir): Promise<unknown> => {
  const { emailHash, name, isAddressOf } = leaving
  if (Array.isArray(value)) return Promise.all(value.map(one => inValue(field, one, leaving, heir)))
  if (isFields(value)) return inFields(value, leaving, heir)
  if (typeof value !== 'string') return value
  if (value === emailHash) return heir.emailHash
  if (value === name) return did.has(field) || didByName.has(field) ? 'erased' : heir.name
  return (await isAddressOf(value, emailHash)) ? heir.email : value
}

const keys = new Set(['PK', 'SK', 'GSI1PK', 'GSI1SK'])

/** The fields of an item of a company that name a person who is erased, as they are without them. */
export const handedOver = async (item: Item, leaving: Leaving, heir: Heir): Promise<Fields> => {
  const fields = Object.fromEntries(Object.entries(item).filter(([field]) => !keys.has(field)))
  const after = await inFields(fields, leaving, heir)
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(fields[field])),
  )
}
