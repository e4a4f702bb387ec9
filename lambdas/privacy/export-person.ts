import { agreementSide } from '#shared/agreements/agreement.entity.ts'
import type { Entity } from '#shared/contract/entity.ts'
import { entities, type ItemKind } from '#shared/entities.ts'
import type { Belongings, Item, SignIn } from './person.ts'

export type ExportedFile = { fileName: string; url: string | null; expiresAt: string | null; note?: string }

/** What the use case needs of the stores. */
export type ExportSources = {
  kindOf: (item: Item) => ItemKind | null
  isAddressOf: (address: string, emailHash: string) => Promise<boolean>
  /** Whether an item contains the address, however deep. */
  mentions: (item: Item, emailHash: string) => Promise<boolean>
  /** Decrypts payment details. */
  openPaymentDetails: (item: Item) => Promise<Item>
  files: (belongings: Belongings) => Promise<readonly ExportedFile[]>
  mails: (emailHash: string, items: readonly Item[]) => Promise<readonly Readonly<Record<string, unknown>>[]>
}

// Keys are about the table and not the person; a nonce and a salt are secrets.
const internal = new Set([
  'PK',
  'SK',
  'GSI1PK',
  'GSI1SK',
  'ttl',
  'emailHash',
  'deviceHash',
  'nonce',
  'salt',
  'usedBy',
])

const fieldsOf = (item: Item): Readonly<Record<string, unknown>> => {
  const kept = Object.entries(item).filter(([name]) => !internal.has(name))
  const until = typeof item.ttl === 'number' ? { keptUntil: new Date(item.ttl * 1000).toISOString() } : {}
  return { ...Object.fromEntries(kept), ...until }
}

/** What a participant may know of a meeting; the rest is by and about the one who booked it. */
const knownToAll = new Set([
  ...['ttl', 'id', 'startsAt', 'meetingDate', 'meetingTime', 'timezone', 'duration', 'createdAt'],
])

const seenByParticipant = async (
  meeting: Item,
  emailHash: string,
  { isAddressOf }: Pick<ExportSources, 'isAddressOf'>,
): Promise<Item> => {
  const participants = (meeting.participants ?? []) as readonly string[]
  const exported = await Promise.all(participants.map(participant => isAddressOf(participant, emailHash)))
  const { PK, SK, ...fields } = meeting
  const kept = Object.entries(fields).filter(([name]) => knownToAll.has(name))
  return {
    PK,
    SK,
    ...Object.fromEntries(kept),
    participants: participants.filter((_, index) => exported[index]),
  }
}

/** How the other side is reached is not the person's. */
const seenBySide = async (
  agreement: Item,
  emailHash: string,
  { isAddressOf }: Pick<ExportSources, 'isAddressOf'>,
): Promise<Item> => {
  const { business, partner, ...rest } = agreement
  const own: Record<string, unknown> = {}
  for (const [side, stored] of Object.entries({ business, partner })) {
    const person = agreementSide.parse(stored ?? null)
    if (person && (await isAddressOf(person.email, emailHash))) own[side] = person
  }
  return { ...(rest as Item), ...own }
}

/** Of ratings also what the other side said is the person's to read only once both do. */
const seenByRater = async (
  { byBusiness, byPartner, ...rating }: Item,
  emailHash: string,
  sources: Pick<ExportSources, 'isAddressOf'>,
): Promise<Item> => {
  const seen = await seenBySide(rating as Item, emailHash, sources)
  const isShown = rating.state === 'shown'
  return {
    ...seen,
    ...((isShown || 'business' in seen) && { byBusiness }),
    ...((isShown || 'partner' in seen) && { byPartner }),
  }
}

/** Who asks a company is not told at which address it is reached. */
const seenByAsker = async (
  { businessEmail, businessLanguage, ...request }: Item,
  emailHash: string,
  { isAddressOf }: Pick<ExportSources, 'isAddressOf'>,
): Promise<Item> => {
  const isOwner = await isAddressOf(String(businessEmail), emailHash)
  return { ...(request as Item), ...(isOwner && { businessEmail, businessLanguage }) }
}

/** An item as its person may see it. */
const visibleTo = async (item: Item, emailHash: string, sources: ExportSources): Promise<Item> => {
  const kind = sources.kindOf(item)
  if (kind === 'bank') return sources.openPaymentDetails(item)
  if (kind === 'agreement') return seenBySide(item, emailHash, sources)
  if (kind === 'joinRequest') return seenByAsker(item, emailHash, sources)
  if (kind === 'rating') return seenByRater(item, emailHash, sources)
  if (kind !== 'meeting' || (await sources.isAddressOf(String(item.email), emailHash))) return item
  return seenByParticipant(item, emailHash, sources)
}

const byHeading = (
  items: readonly Item[],
  { kindOf }: ExportSources,
): Record<string, Readonly<Record<string, unknown>>[]> => {
  const headings: Record<string, Readonly<Record<string, unknown>>[]> = {}
  for (const item of items) {
    const kind = kindOf(item)
    const { heading }: Partial<Entity> = kind ? entities[kind] : {}
    if (heading === undefined) continue
    headings[heading] = [...(headings[heading] ?? []), fieldsOf(item)]
  }
  return headings
}

/** What a company has by or about the person; the rest is the company's. */
const namedIn = async (
  shared: Belongings['shared'],
  emailHash: string,
  { mentions }: Pick<ExportSources, 'mentions'>,
): Promise<Item[]> => {
  const named: Item[] = []
  for (const { items, links } of shared) {
    const linked = new Set(links.map(({ entity: { PK, SK } }) => `${PK}\n${SK}`))
    for (const item of items) {
      if (linked.has(`${item.PK}\n${item.SK}`) || (await mentions(item, emailHash))) named.push(item)
    }
  }
  return named
}

/** Exports everything stored about a person, under headings that they can read. */
export const exportPerson = async (
  { email, emailHash, signIns }: { email: string; emailHash: string; signIns: readonly SignIn[] },
  belongings: Belongings,
  sources: ExportSources,
  now: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const own = [...belongings.items, ...(await namedIn(belongings.shared, emailHash, sources))]
  const items = await Promise.all(own.map(item => visibleTo(item, emailHash, sources)))
  const files = await sources.files(belongings)
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
    ...byHeading(items, sources),
    ...(files.length > 0 && { Files: files }),
    'Mails to the address in the last 90 days': await sources.mails(emailHash, items),
    'Not in here':
      'What is counted of visits carries random ids and no address: nobody can tell whose it is. ' +
      'Counters against misuse and remembered devices are keyed hashes that end by themselves. ' +
      'Mails are found by what they are about: those with one-time codes before the latest, and those about ' +
      'what has been withdrawn, replaced or removed since, are not listed.',
  }
}
