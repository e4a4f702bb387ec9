import type { Heir } from './hand-over.ts'
import type { Item, Link, SharedCompany } from './person.ts'

/** What the use case needs of the stores; every function is safe to repeat. */
export type CompanyStores = {
  findHeir: (company: SharedCompany) => Promise<Heir>
  /** False if nothing in the item named the person. */
  handItemOver: (
    item: Item,
    leaving: { emailHash: string; name: string | null },
    heir: Heir,
  ) => Promise<boolean>
  handLinkOver: (link: Link, heir: Heir) => Promise<void>
  /** False if the members have changed since they were read. */
  endMembership: (company: SharedCompany) => Promise<boolean>
}

/** What was a company's before an erasure that is repeated; a membership since then goes on. */
export const sharedUntil = (company: SharedCompany, until: string): SharedCompany => {
  const { member, items, links } = company
  const isDue = ({ createdAt }: Item): boolean => String(createdAt ?? '') <= until
  const newer = new Set(items.filter(item => !isDue(item)).map(({ PK, SK }) => `${PK}\n${SK}`))
  return {
    ...company,
    member: member && member.joinedAt <= until ? member : null,
    items: items.filter(isDue),
    links: links.filter(({ entity }) => !newer.has(`${entity.PK}\n${entity.SK}`)),
  }
}

/**
 * Leaves a company and what is its own to its other members: another one is reached, and found, in the place of the
 * person. Returns how many items named them.
 */
export const handCompanyOver = async (
  company: SharedCompany,
  emailHash: string,
  { findHeir, handItemOver, handLinkOver, endMembership }: CompanyStores,
): Promise<number> => {
  const heir = await findHeir(company)
  const leaving = { emailHash, name: company.member?.name ?? null }
  let count = 0
  for (const item of company.items) count += Number(await handItemOver(item, leaving, heir))
  for (const link of company.links) await handLinkOver(link, heir)
  if (!(await endMembership(company)))
    throw new Error('Who belongs to a company of this person has changed just now; repeat the command.')
  return count + Number(company.member !== null)
}
