import { type ItemKind, retention } from '#shared/privacy/retention.ts'
import { keys } from './keys.ts'

type Keys = typeof keys

/** The keys under which items stand; the others are entries of the index. */
type KeyedKind = {
  [Name in keyof Keys]: ReturnType<Keys[Name]> extends { PK: string } ? Name : never
}[keyof Keys]

// A kind of item that the retention table does not name does not compile.
const kinds: Readonly<Record<KeyedKind, object>> = retention

type Make = (...parts: string[]) => { PK?: string; SK?: string }

/** Stands for a part of a key that differs from item to item. */
const any = '\0'

const patternOf = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(new RegExp(`0*${any}`, 'g'), '.+')

const patterns = (Object.entries(keys) as [string, Make][]).flatMap(([name, make]) => {
  const { PK, SK } = make(...Array<string>(make.length).fill(any))
  if (PK === undefined || SK === undefined || !(name in kinds)) return []
  return [[name as ItemKind, new RegExp(`^${patternOf(PK)}\n${patternOf(SK)}$`)] as const]
})

/** What kind of item stands under a key; null for a key that keys.ts does not make. */
export const kindOf = ({ PK, SK }: { PK: string; SK: string }): ItemKind | null =>
  patterns.find(([, pattern]) => pattern.test(`${PK}\n${SK}`))?.[0] ?? null
