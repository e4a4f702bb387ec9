/** What the use case needs of the store. */
export type Outdated = {
  /** Partners whose CV was never read, or who are approved and ranked by an older lexicon or by nothing. */
  find: () => Promise<readonly string[]>
  /** Has one partner read anew. */
  request: (partnerId: string) => Promise<void>
}

/** How many are asked for at the same time. */
const atOnce = 20

/** Has everybody read anew who was read with an older lexicon, or not at all. Run twice, it finds those that are left. */
export const rebuildMatches = async ({ find, request }: Outdated) => {
  const partners = await find()
  for (let from = 0; from < partners.length; from += atOnce) {
    await Promise.all(partners.slice(from, from + atOnce).map(request))
  }
  return { changed: partners.length > 0, requested: partners.length }
}
