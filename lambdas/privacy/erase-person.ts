import { roleEntity } from '#shared/accounts/role.entity.ts'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { businessPartition, openAssignmentPartition, partnerPartition } from '#shared/contract/partitions.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { milestoneEntity } from '#shared/reports/milestone.entity.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { workFilesEntity } from '#shared/reports/work-files.entity.ts'
import type { Outcome } from './erase-item.ts'
import { type CompanyStores, handCompanyOver, sharedUntil } from './leave-company.ts'
import {
  type Account,
  type Belongings,
  type Erasure,
  type Item,
  type KeptObject,
  type Person,
  partitionOf,
} from './person.ts'

/** What the use case needs of the stores. */
export type ErasureStores = {
  erasures: {
    find: (emailHash: string) => Promise<Erasure | null>
    note: (erasure: Erasure) => Promise<void>
  }
  removeSignIn: (account: Account) => Promise<boolean>
  belongingsOf: (person: Person) => Promise<Belongings>
  files: (holding: Account) => Promise<readonly KeptObject[]>
  removeFile: (file: KeptObject) => Promise<void>
  isAddressOf: (address: string, emailHash: string) => Promise<boolean>
  /** Removes an item, or the fields that it need not keep; safe to repeat. */
  eraseItem: (item: Item, emailHash: string) => Promise<Outcome>
  /** Ends the mails to a person and about their items, unsent or parked; returns how many. */
  endMails: (emailHash: string, owners: ReadonlySet<string>) => Promise<number>
  /** Ends a proposal that is open, which tells its other side; safe to repeat. */
  leaveProposal: (proposal: Item, isTheirs: (address: string) => Promise<boolean>) => Promise<void>
  /** Ends an agreement of a business, or gives notice of a partner's, which tells the other side; safe to repeat. */
  leaveAgreement: (agreement: Item, isTheirs: (address: string) => Promise<boolean>) => Promise<void>
  unlink: (item: Item) => Promise<void>
  companies: CompanyStores
}

type Counts = Record<'accounts' | 'files' | 'handedOver' | 'removed' | 'kept' | 'mails', number>

/** When an item was created; before everything else if it has no such field. */
const createdAtOf = ({ createdAt, appliedAt }: Item): string => String(createdAt ?? appliedAt ?? '')

const partitionsOf = ({
  accounts,
  holdings,
}: Pick<Belongings, 'accounts' | 'holdings'>): ReadonlySet<string> =>
  new Set([...holdings.map(partitionOf), ...accounts.map(account => roleEntity.key(account).PK)])

const accountPatterns = [roleEntity.pk, businessPartition, partnerPartition].map(keyPattern)

const isOfAccount = ({ PK }: Item): boolean => accountPatterns.some(pattern => pattern.test(PK))

const proposal = keyPattern(proposalEntity.sk)
const agreement = keyPattern(agreementEntity.pk)
const report = keyPattern(reportEntity.sk)
const milestone = keyPattern(milestoneEntity.sk)
const workFiles = keyPattern(workFilesEntity.sk)

/** What a business shares with a partner, in whose partition it is. */
const isOfWork = ({ SK }: Pick<Item, 'SK'>): boolean =>
  [report, milestone, workFiles].some(pattern => pattern.test(SK))

/** A partner's proposals are in the partitions of the businesses, and what belongs to work for a business in those of the partners. */
const isOfOtherAccount = (item: Pick<Item, 'SK'>): boolean => proposal.test(item.SK) || isOfWork(item)

/** Leaves out what a person has given since the erasure that is repeated, later accounts included. */
const dueOf = ({ accounts, items, links, ...companies }: Belongings, until: string): Belongings => {
  const subs = new Set(accounts.map(({ sub }) => sub))
  const holdings = companies.holdings.filter(({ by }) => subs.has(by))
  const erased = partitionsOf({ accounts, holdings })
  const isDue = (item: Item) =>
    erased.has(item.PK) || ((!isOfAccount(item) || isOfOtherAccount(item)) && createdAtOf(item) <= until)
  const newer = new Set(items.filter(item => !isDue(item)).map(({ PK, SK }) => `${PK}\n${SK}`))
  return {
    ...{ accounts, holdings },
    shared: companies.shared.map(company => sharedUntil(company, until)),
    items: items.filter(isDue),
    links: links.filter(({ entity }) => !newer.has(`${entity.PK}\n${entity.SK}`)),
  }
}

const meeting = keyPattern(meetingEntity.pk)
const openAssignment = keyPattern(openAssignmentPartition)
const inquiry = keyPattern(inquiryEntity.sk)

/** The sources of mails about a person's items, without items that they share with others. */
const ownersOf = async (
  { items, ...belongings }: Belongings,
  emailHash: string,
  { isAddressOf }: ErasureStores,
): Promise<ReadonlySet<string>> => {
  const owners = new Set(partitionsOf(belongings))
  for (const { PK, SK, email } of items) {
    // Mails about an agreement also go to its other side; those to the person are found by their address.
    if (agreement.test(PK)) continue
    if (meeting.test(PK) && !(await isAddressOf(String(email), emailHash))) continue
    owners.add(openAssignment.test(PK) || isOfOtherAccount({ SK }) ? `${PK}#${SK}` : PK)
    if (inquiry.test(SK)) owners.add(SK)
  }
  return owners
}

const eraseItems = async ({ items }: Belongings, emailHash: string, { eraseItem }: ErasureStores) => {
  const counts = { removed: 0, kept: 0 }
  for (const item of items) {
    const outcome = await eraseItem(item, emailHash)
    if (outcome !== 'left') counts[outcome] += 1
  }
  return counts
}

/** Nothing else would tell the other side, or move an inquiry that waits for a proposal which is gone. */
const leaveOthers = async (
  { items }: Belongings,
  emailHash: string,
  { leaveProposal, leaveAgreement, isAddressOf }: ErasureStores,
): Promise<void> => {
  const isTheirs = (address: string) => isAddressOf(address, emailHash)
  for (const item of items) {
    if (proposal.test(item.SK)) await leaveProposal(item, isTheirs)
    if (agreement.test(item.PK) && item.SK === agreementEntity.sk) await leaveAgreement(item, isTheirs)
  }
}

const removeFiles = async (
  holdings: readonly Account[],
  { files, removeFile }: ErasureStores,
): Promise<number> => {
  let removed = 0
  for (const holding of holdings) {
    for (const file of await files(holding)) {
      await removeFile(file)
      removed += 1
    }
  }
  return removed
}

/** Removes what was stored while an erasure ran, such as the text of a CV that was being read: now nothing more can be. */
const eraseLate = async (
  { items }: Belongings,
  findAgain: () => Promise<Belongings>,
  emailHash: string,
  stores: ErasureStores,
) => {
  const erased = new Set(items.map(({ PK, SK }) => `${PK}\n${SK}`))
  const found = await findAgain()
  const late = found.items.filter(({ PK, SK }) => !erased.has(`${PK}\n${SK}`))
  return eraseItems({ ...found, items: late }, emailHash, stores)
}

const removeAll = async (
  due: Belongings,
  findAgain: () => Promise<Belongings>,
  emailHash: string,
  stores: ErasureStores,
): Promise<Counts> => {
  const { accounts, holdings, shared, links } = due
  let signIns = 0
  // First, so that nobody signs in to an account that is being erased.
  for (const account of accounts) signIns += Number(await stores.removeSignIn(account))
  const files = await removeFiles(holdings, stores)
  const mails = await stores.endMails(emailHash, await ownersOf(due, emailHash, stores))
  // After the mails were ended: what it tells the other side is sent.
  await leaveOthers(due, emailHash, stores)
  // Before the membership is erased with the rest, by which an interrupted erasure finds the company again.
  let handedOver = 0
  for (const company of shared) handedOver += await handCompanyOver(company, emailHash, stores.companies)
  const items = await eraseItems(due, emailHash, stores)
  const late = await eraseLate(due, findAgain, emailHash, stores)
  // Last: an erasure that is interrupted before this finds the rest by them.
  for (const link of links) await stores.unlink(link)
  const counts = { removed: items.removed + late.removed, kept: items.kept + late.kept }
  return { accounts: signIns, files, mails, handedOver, ...counts }
}

/**
 * Erases a person from the pools, the buckets, the outbox and the table. Notes the erasure before and after, by hash.
 * If it is interrupted, running it again finishes it; running a finished one again does nothing. `known` is false if
 * there is nothing about the person, and nothing was erased before.
 */
export const erasePerson = async (
  { emailHash, accounts: signIns }: Person,
  now: string,
  stores: ErasureStores,
): Promise<{ changed: boolean; known: boolean } & Counts> => {
  const before = await stores.erasures.find(emailHash)
  const known = { emailHash, accounts: [...signIns, ...(before?.accounts ?? [])] }
  const found = await stores.belongingsOf(known)
  const noted = { emailHash, erasedAt: now, accounts: [...found.accounts] }
  // Not noted if there is nothing: the address would look like one that was erased.
  const hasAnything = [found.accounts, found.items, found.links, found.shared].some(
    ({ length }) => length > 0,
  )
  if (before || hasAnything) await stores.erasures.note({ ...noted, finished: false })
  const counts = await removeAll(found, () => stores.belongingsOf(known), emailHash, stores)
  if (before || hasAnything) await stores.erasures.note({ ...noted, finished: true })
  const changed = Object.values(counts).some(count => count > 0)
  return { changed, known: changed || hasAnything || before !== null, ...counts }
}

/**
 * Repeats an erasure in a restored table; keeps what the person has given since. Ends no mails: a restored table
 * sends none of those that were unsent.
 */
export const eraseAgain = async (
  { emailHash, accounts, erasedAt }: Erasure,
  stores: ErasureStores,
): Promise<boolean> => {
  const withoutMails = { ...stores, endMails: async () => 0 }
  const find = async () => {
    const found = await stores.belongingsOf({ emailHash, accounts })
    return dueOf({ ...found, accounts }, erasedAt)
  }
  const counts = await removeAll(await find(), find, emailHash, withoutMails)
  return Object.values(counts).some(count => count > 0)
}
