/** What the use case needs of the store. */
export type Outdated = {
  /** Partners whose CV was never read, or who are approved and ranked by an older lexicon or by nothing. */
  find: () => Promise<readonly string[]>
  /** Asks for one partner to be read again. */
  request: (partnerId: string) => Promise<void>
}

/** How many are asked for at the same time. */
const atOnce = 20

/** Asks for every partner to be read again who was read with an older lexicon or never. Run again, it finds who is left. */
export const rebuildMatches = async ({ find, request }: Outdated) => {
  const partners = await find()
  for (let from = 0; from < partners.length; from += atOnce) {
    await Promise.all(partners.slice(from, from + atOnce).map(request))
  }
  return { changed: partners.length > 0, requested: partners.length }
}
