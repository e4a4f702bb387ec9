import type { Entity } from '#shared/contract/entity.ts'
import { entities, type ItemKind } from '#shared/entities.ts'
import type { Belongings, Item, SignIn } from './person.ts'

export type ExportedFile = { fileName: string; url: string | null; expiresAt: string | null; note?: string }

/** What the use case needs of the stores. */
export type Exporting = {
  kindOf: (item: Item) => ItemKind | null
  isTheirs: (address: string, emailHash: string) => Promise<boolean>
  /** Payment details in clear. */
  open: (item: Item) => Promise<Item>
  files: (belongings: Belongings) => Promise<readonly ExportedFile[]>
  mails: (emailHash: string, items: readonly Item[]) => Promise<readonly Readonly<Record<string, unknown>>[]>
}

// How the table finds an item is about the table, and a nonce is a secret of ours.
const inner = new Set(['PK', 'SK', 'GSI1PK', 'GSI1SK', 'ttl', 'emailHash', 'deviceHash', 'nonce', 'usedBy'])

const fieldsOf = (item: Item): Readonly<Record<string, unknown>> => {
  const kept = Object.entries(item).filter(([name]) => !inner.has(name))
  const until = typeof item.ttl === 'number' ? { keptUntil: new Date(item.ttl * 1000).toISOString() } : {}
  return { ...Object.fromEntries(kept), ...until }
}

/** What a participant may know of a meeting: all else was told us by and about the one who booked it. */
const ofEverybody = new Set([
  ...['ttl', 'id', 'startsAt', 'meetingDate', 'meetingTime', 'timezone', 'duration', 'createdAt'],
])

const asParticipant = async (
  meeting: Item,
  emailHash: string,
  { isTheirs }: Pick<Exporting, 'isTheirs'>,
): Promise<Item> => {
  const named = (meeting.participants ?? []) as readonly string[]
  const theirs = await Promise.all(named.map(participant => isTheirs(participant, emailHash)))
  const { PK, SK, ...fields } = meeting
  const kept = Object.entries(fields).filter(([name]) => ofEverybody.has(name))
  return { PK, SK, ...Object.fromEntries(kept), participants: named.filter((_, place) => theirs[place]) }
}

/** An item as its person may see it. */
const told = async (item: Item, emailHash: string, exporting: Exporting): Promise<Item> => {
  const kind = exporting.kindOf(item)
  if (kind === 'bank') return exporting.open(item)
  if (kind !== 'meeting' || (await exporting.isTheirs(String(item.email), emailHash))) return item
  return asParticipant(item, emailHash, exporting)
}

const byHeading = (
  items: readonly Item[],
  { kindOf }: Exporting,
): Record<string, Readonly<Record<string, unknown>>[]> => {
  const found: Record<string, Readonly<Record<string, unknown>>[]> = {}
  for (const item of items) {
    const kind = kindOf(item)
    const { heading }: Partial<Entity> = kind ? entities[kind] : {}
    if (heading === undefined) continue
    found[heading] = [...(found[heading] ?? []), fieldsOf(item)]
  }
  return found
}

/** Everything that is stored about a person, under headings that they can read. */
export const exportPerson = async (
  { email, emailHash, signIns }: { email: string; emailHash: string; signIns: readonly SignIn[] },
  belongings: Belongings,
  exporting: Exporting,
  now: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const items = await Promise.all(belongings.items.map(item => told(item, emailHash, exporting)))
  const files = await exporting.files(belongings)
  return {
    email,
    exportedAt: now,
    ...(signIns.length > 0 && {
      'Sign-in': signIns.map(({ pool, status, createdAt, attributes }) => ({
        pool,
        status,
        createdAt,
        ...attributes,
      })),
    }),
    ...byHeading(items, exporting),
    ...(files.length > 0 && { Files: files }),
    'Mails to the address in the last 90 days': await exporting.mails(emailHash, items),
    'Not in here':
      'What is counted of visits carries random ids and no address: nobody can tell whose it is. ' +
      'Counters against misuse and remembered devices are keyed hashes that end by themselves. ' +
      'Mails are found by what they are about: those with one-time codes before the latest, and those about ' +
      'what has been withdrawn, replaced or removed since, are not listed.',
  }
}
