import { isDeepStrictEqual } from 'node:util'
import type { ChosenCode, DecisionCode } from '#shared/matching/decision-codes.ts'
import { engineVersion } from '#shared/matching/engine-version.ts'
import { type Features, featuresOf } from '#shared/matching/features.ts'
import type { Held } from '#shared/matching/held.ts'
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
export type Frozen = Omit<Shortlist, 'by' | 'createdAt' | 'inquiryId'>

/** What the use case needs of the stores. */
export type Shortlisting = {
  candidates: Pick<Candidates, 'findInquiry' | 'findApproved' | 'findPartner'>
  /** The language in which a partner uses the site; null if they are not approved any more. */
  findLanguage: (partnerId: string) => Promise<string | null>
  findLast: (key: Key) => Promise<Shortlist | null>
  /** Returns false if another one has this number. */
  freeze: (key: Key, shortlist: Frozen) => Promise<boolean>
}

type Decisions = ReadonlyMap<string, DecisionCode>

const decisionsIn = ({ partners, reasonCodes }: Input): Decisions => {
  if (partners.length !== reasonCodes.length) throw new Refusal('Give one reason code for each partner.')
  if (new Set(partners).size < partners.length) throw new Refusal('A partner is named twice.')
  return new Map(partners.map((partnerId, at) => [partnerId, reasonCodes[at] as DecisionCode]))
}

/** What a partner is compared by; from their texts, if they have been approved a moment ago and are not read yet. */
const featuresFor = async (
  partnerId: string,
  approved: Held,
  { findPartner }: Shortlisting['candidates'],
): Promise<Features | null> => {
  const read = approved.withId(partnerId)
  if (read) return read
  const found = await findPartner(partnerId)
  return found && featuresOf(found.compared)
}

/** The rows that are shown, and those of partners who were decided on although the ranking does not show them. */
const rankedRows = async (asked: Asked, decisions: Decisions, candidates: Shortlisting['candidates']) => {
  const needs = needsOf(asked.brief)
  const { partners } = await candidates.findApproved()
  const shown = rank(needs, partners, weights)
  const known = new Set(shown.map(({ id }) => id))
  const unseen = [...decisions.keys()].filter(id => !known.has(id))
  const others = await Promise.all(unseen.map(id => featuresFor(id, partners, candidates)))
  const scored = others.flatMap(features => (features ? [scoreOf(needs, features, weights)] : []))
  return [...shown, ...scored.map(row => ({ ...row, band: bandOf(row.score, weights) }))]
}

const frozenRows = async (
  asked: Asked,
  decisions: Decisions,
  { candidates, findLanguage }: Shortlisting,
): Promise<FrozenRow[]> => {
  const ranked = await rankedRows(asked, decisions, candidates)
  const rows = await Promise.all(ranked.map(async row => ({ row, language: await findLanguage(row.id) })))
  return rows
    .filter(({ language }) => language !== null)
    .map(({ row, language }) => ({
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
 * The ranking as it is now, with what was decided; null if the last shortlist is that already. A partner in `required`
 * who is not approved is refused, others are left out.
 */
const shortlistWith = async (
  key: Key,
  { decisions, required }: { decisions: Decisions; required: Decisions },
  stores: Shortlisting,
): Promise<Frozen | null> => {
  const asked = await stores.candidates.findInquiry(key)
  if (!asked) throw new Refusal('That business has no such inquiry.')
  const [rows, last] = await Promise.all([frozenRows(asked, decisions, stores), stores.findLast(key)])
  const unknown = [...required.keys()].find(id => !rows.some(({ partnerId }) => partnerId === id))
  if (unknown) throw new Refusal(`${unknown} is not approved.`)
  const frozen = {
    ...{ engine: engineVersion, lexicon: lexiconVersion, weights: weights.version },
    ...{ needsRevision: asked.confirmed?.revision ?? null, rows },
  }
  return last && isSame(last, frozen) ? null : { ...frozen, number: (last?.number ?? 0) + 1 }
}

/**
 * Freezes the ranking of an inquiry as it is now, with the reason for each partner who was decided on. The same decisions
 * on the same ranking change nothing. What was decided is read by no ranking.
 */
export const freezeShortlist = (input: Input, stores: Shortlisting) =>
  untilWritten(async () => {
    const decisions = decisionsIn(input)
    const shortlist = await shortlistWith(input, { decisions, required: decisions }, stores)
    return shortlist && (() => stores.freeze(input, shortlist))
  })

/**
 * The shortlist to freeze with a proposal: earlier decisions, and why each proposed partner was chosen. Null if the last
 * shortlist already says so.
 */
export const choiceToFreeze = async (
  key: Key,
  chosen: ReadonlyMap<string, ChosenCode>,
  stores: Shortlisting,
): Promise<Frozen | null> => {
  const last = await stores.findLast(key)
  const before = new Map(last?.rows.flatMap(({ partnerId, reason }) => (reason ? [[partnerId, reason]] : [])))
  if ([...chosen].every(([partnerId, code]) => before.get(partnerId) === code)) return null
  return shortlistWith(key, { decisions: new Map([...before, ...chosen]), required: chosen }, stores)
}
