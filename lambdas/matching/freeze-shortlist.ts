import { isDeepStrictEqual } from 'node:util'
import type { DecisionCode } from '#shared/matching/decision-codes.ts'
import { engineVersion } from '#shared/matching/engine-version.ts'
import type { Features } from '#shared/matching/features.ts'
import { lexiconVersion } from '#shared/matching/lexicon/version.ts'
import type { matchingCommands } from '#shared/matching/matching.commands.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { bandOf, rank } from '#shared/matching/rank.ts'
import { scoreOf } from '#shared/matching/score.ts'
import type { FrozenRow, Shortlist } from '#shared/matching/shortlist.entity.ts'
import { weights } from '#shared/matching/weights.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { Asked, Candidates, Key } from './match-inquiry.ts'

type Input = InputOf<(typeof matchingCommands)['inquiries shortlist']>
type Frozen = Omit<Shortlist, 'by' | 'createdAt' | 'inquiryId'>

/** What the use case needs of the stores. */
export type Shortlisting = {
  candidates: Pick<Candidates, 'findInquiry' | 'findApproved'>
  /** The language in which a partner uses the site; null if they are not approved any more. */
  findLanguage: (partnerId: string) => Promise<string | null>
  findLast: (key: Key) => Promise<Shortlist | null>
  /** Returns false if another one has this number. */
  freeze: (key: Key, shortlist: Frozen) => Promise<boolean>
}

const decisionsIn = ({ partners, reasonCodes }: Input): ReadonlyMap<string, DecisionCode> => {
  if (partners.length !== reasonCodes.length) throw new Refusal('Give one reason code for each partner.')
  if (new Set(partners).size < partners.length) throw new Refusal('A partner is named twice.')
  return new Map(partners.map((partnerId, at) => [partnerId, reasonCodes[at] as DecisionCode]))
}

/** The rows that are shown, and those of partners who were decided on although the ranking does not show them. */
const rankedRows = (asked: Asked, partners: readonly Features[], decided: ReadonlySet<string>) => {
  const needs = needsOf(asked.brief)
  const shown = rank(needs, partners, weights)
  const known = new Set(shown.map(({ id }) => id))
  const others = partners
    .filter(({ partner: { id } }) => decided.has(id) && !known.has(id))
    .map(features => scoreOf(needs, features, weights))
    .map(scored => ({ ...scored, band: bandOf(scored.score, weights) }))
  return [...shown, ...others]
}

const frozenRows = async (
  input: Input,
  asked: Asked,
  { candidates, findLanguage }: Shortlisting,
): Promise<FrozenRow[]> => {
  const decisions = decisionsIn(input)
  const { partners } = await candidates.findApproved()
  const rows = await Promise.all(
    rankedRows(asked, partners, new Set(decisions.keys())).map(async row => ({
      row,
      language: await findLanguage(row.id),
    })),
  )
  const found = rows.filter(({ language }) => language !== null)
  const unknown = input.partners.find(id => !found.some(({ row }) => row.id === id))
  if (unknown) throw new Refusal(`${unknown} is not approved, or not read yet.`)
  return found.map(({ row, language }) => ({
    ...{ partnerId: row.id, band: row.band, score: Math.round(row.score * 1_000) / 1_000 },
    met: row.met.map(({ concept }) => concept),
    missing: [...row.missing],
    unmet: row.unmet.map(({ fact }) => fact),
    sameLanguage: language === asked.language,
    reason: decisions.get(row.id) ?? null,
  }))
}

const isSame = ({ engine, lexicon, weights: weighed, needsRevision, rows }: Shortlist, frozen: object) =>
  isDeepStrictEqual({ engine, lexicon, weights: weighed, needsRevision, rows }, frozen)

/**
 * Freezes the ranking of an inquiry as it is now, with the reason for each partner who was decided on. The same decisions
 * on the same ranking change nothing. What was decided is read by no ranking.
 */
export const freezeShortlist = (input: Input, stores: Shortlisting) =>
  untilWritten(async () => {
    const asked = await stores.candidates.findInquiry(input)
    if (!asked) throw new Refusal('That business has no such inquiry.')
    const [rows, last] = await Promise.all([frozenRows(input, asked, stores), stores.findLast(input)])
    const frozen = {
      ...{ engine: engineVersion, lexicon: lexiconVersion, weights: weights.version },
      ...{ needsRevision: asked.confirmed?.revision ?? null, rows },
    }
    if (last && isSame(last, frozen)) return null
    return () => stores.freeze(input, { ...frozen, number: (last?.number ?? 0) + 1 })
  })
