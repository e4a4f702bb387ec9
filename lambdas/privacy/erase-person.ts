import { roleEntity } from '#shared/accounts/role.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { businessPartition, openAssignmentPartition, partnerPartition } from '#shared/contract/partitions.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { type Account, type Belongings, type Erasure, type Item, type Person, partitionOf } from './person.ts'

/** What an erasure does with an item. */
export type Fate = 'removed' | 'kept' | 'left'

/** What the use case needs of the stores. */
export type Erasing = {
  erasures: {
    find: (emailHash: string) => Promise<Erasure | null>
    note: (erasure: Erasure) => Promise<void>
  }
  removeSignIn: (account: Account) => Promise<boolean>
  belongingsOf: (person: Person) => Promise<Belongings>
  files: (account: Account) => Promise<readonly string[]>
  removeFile: (account: Account, key: string) => Promise<void>
  isTheirs: (address: string, emailHash: string) => Promise<boolean>
  /** Removes an item or takes out what it need not keep; safe to repeat. */
  treat: (item: Item, emailHash: string) => Promise<Fate>
  /** Ends the mails to a person and about what was theirs, sent or parked; answers how many. */
  endMails: (emailHash: string, owners: ReadonlySet<string>) => Promise<number>
  unlink: (item: Item) => Promise<void>
}

type Counts = { accounts: number; files: number; removed: number; kept: number; mails: number }

/** When an item was made; the epoch where it does not say. */
const madeAt = ({ createdAt, appliedAt }: Item): string => String(createdAt ?? appliedAt ?? '')

const ofAccounts = (accounts: readonly Account[]): ReadonlySet<string> =>
  new Set(accounts.flatMap(account => [partitionOf(account), roleEntity.key(account).PK]))

const partitionsOfAccounts = [roleEntity.pk, businessPartition, partnerPartition].map(keyPattern)

const isOfAccount = ({ PK }: Item): boolean => partitionsOfAccounts.some(pattern => pattern.test(PK))

/** What somebody has given anew since an erasure that is done again stays theirs, an account of later too. */
const dueOf = ({ accounts, items, links }: Belongings, until: string): Belongings => {
  const erased = ofAccounts(accounts)
  const isDue = (item: Item) => (isOfAccount(item) ? erased.has(item.PK) : madeAt(item) <= until)
  const spared = new Set(items.filter(item => !isDue(item)).map(({ PK, SK }) => `${PK}\n${SK}`))
  return {
    accounts,
    items: items.filter(isDue),
    links: links.filter(({ entity }) => !spared.has(`${entity.PK}\n${entity.SK}`)),
  }
}

const meeting = keyPattern(meetingEntity.pk)
const openAssignment = keyPattern(openAssignmentPartition)
const inquiry = keyPattern(inquiryEntity.sk)

/** What mails about a person's things are named by; not what others share with them. */
const ownersOf = async (
  { accounts, items }: Belongings,
  emailHash: string,
  { isTheirs }: Erasing,
): Promise<ReadonlySet<string>> => {
  const names = new Set(ofAccounts(accounts))
  for (const { PK, SK, email } of items) {
    if (meeting.test(PK) && !(await isTheirs(String(email), emailHash))) continue
    names.add(openAssignment.test(PK) ? `${PK}#${SK}` : PK)
    if (inquiry.test(SK)) names.add(SK)
  }
  return names
}

const treatAll = async ({ items }: Belongings, emailHash: string, { treat }: Erasing) => {
  const counts = { removed: 0, kept: 0 }
  for (const item of items) {
    const fate = await treat(item, emailHash)
    if (fate !== 'left') counts[fate] += 1
  }
  return counts
}

const removeFiles = async (accounts: readonly Account[], { files, removeFile }: Erasing): Promise<number> => {
  let removed = 0
  for (const account of accounts) {
    for (const key of await files(account)) {
      await removeFile(account, key)
      removed += 1
    }
  }
  return removed
}

const removeAll = async (due: Belongings, emailHash: string, erasing: Erasing): Promise<Counts> => {
  const { accounts, links } = due
  let signIns = 0
  // First, so that nobody signs in to what is about to go.
  for (const account of accounts) signIns += Number(await erasing.removeSignIn(account))
  const files = await removeFiles(accounts, erasing)
  const mails = await erasing.endMails(emailHash, await ownersOf(due, emailHash, erasing))
  const treated = await treatAll(due, emailHash, erasing)
  // Last: whoever is killed before this finds the rest by them.
  for (const link of links) await erasing.unlink(link)
  return { accounts: signIns, files, mails, ...treated }
}

/**
 * Erases a person from the pools, the buckets, the outbox and the table. What it is about to do is noted before and
 * after, by hash; killed anywhere, it is finished by asking again, and asked again it does nothing. `known` is false where
 * nothing is here, and nothing was erased before.
 */
export const erasePerson = async (
  { emailHash, accounts: signingIn }: Person,
  now: string,
  erasing: Erasing,
): Promise<{ changed: boolean; known: boolean } & Counts> => {
  const before = await erasing.erasures.find(emailHash)
  const known = { emailHash, accounts: [...signingIn, ...(before?.accounts ?? [])] }
  const found = await erasing.belongingsOf(known)
  const noted = { emailHash, erasedAt: now, accounts: [...found.accounts] }
  // An address of which nothing is here is not noted: it would be taken for one that was erased.
  const isHere = [found.accounts, found.items, found.links].some(({ length }) => length > 0)
  if (before || isHere) await erasing.erasures.note({ ...noted, finished: false })
  const counts = await removeAll(found, emailHash, erasing)
  if (before || isHere) await erasing.erasures.note({ ...noted, finished: true })
  const changed = Object.values(counts).some(count => count > 0)
  return { changed, known: changed || isHere || before !== null, ...counts }
}

/**
 * Does an erasure again in a table that was restored; what somebody gave since they were erased stays. No mail is
 * ended: a restored table sends none of what was not out yet.
 */
export const eraseAgain = async (
  { emailHash, accounts, erasedAt }: Erasure,
  stores: Erasing,
): Promise<boolean> => {
  const erasing = { ...stores, endMails: async () => 0 }
  const found = await erasing.belongingsOf({ emailHash, accounts })
  const counts = await removeAll(dueOf({ ...found, accounts }, erasedAt), emailHash, erasing)
  return Object.values(counts).some(count => count > 0)
}
