import type { Language } from '#shared/contract/language.ts'
import type { ComparedBrief, ComparedPartner } from '#shared/matching/compared.ts'
import type { Evidence } from '#shared/matching/features.ts'
import type { Held } from '#shared/matching/held.ts'
import { nameOf } from '#shared/matching/lexicon/concepts.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { type Row, rank } from '#shared/matching/rank.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { showRow } from '#shared/matching/show-row.ts'
import { weights } from '#shared/matching/weights.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { reasonsFor } from './reasons.ts'

export type Key = { businessId: string; inquiryId: string }
type Partner = { name: string; compared: ComparedPartner }
/** An inquiry as it is compared, and the language of the business. */
export type Asked = {
  brief: ComparedBrief
  language: Language
  /** Who confirmed its needs, and whether that was for a text that has been edited since. */
  confirmed: { by: string; revision: number; isOlder: boolean } | null
}

/** What the use case needs of the store. */
export type Candidates = {
  findInquiry: (key: Key) => Promise<Asked | null>
  /** What is stored of the approved partners; `isCut` if there are more than are read. */
  findApproved: () => Promise<{ partners: Held; isCut: boolean }>
  /** One who is shown, with the texts to quote. Null if not approved any more: what is stored may be a moment old. */
  findPartner: (partnerId: string) => Promise<Partner | null>
}

const bands = { shows: 'shows it', close: 'close, something is missing', perhaps: 'perhaps' } as const

const unmetFacts = {
  language: 'no common language',
  place: 'further away than they work',
  start: 'not free by the start',
  rate: 'above the stated rate',
} as const

const whereOf = ({ field, page }: Evidence): string => (page > 0 ? `CV p. ${page}` : field)

const withReasons = (fit: ShownRow, language: Language) => ({ fit, reasons: reasonsFor(fit, language) })

const shown = (row: Row, { name, compared }: Partner, { brief, language }: Asked) => ({
  partnerId: row.id,
  name,
  band: bands[row.band],
  score: Math.round(row.score * 100) / 100,
  fits: row.met
    .map(({ concept, evidence }) => `${nameOf(concept, 'en')} (${whereOf(evidence)}: "${evidence.said}")`)
    .join('; '),
  missing: row.missing.map(concept => nameOf(concept, 'en')).join('; '),
  unmet: row.unmet.map(({ fact }) => unmetFacts[fact]).join('; '),
  // The same row as both sides read with a proposal, and what the proposal may say of it.
  ...withReasons(showRow(compared, brief), language),
})

const needsNotes = ({ confirmed }: Asked): string[] => {
  if (!confirmed) return []
  return confirmed.isOlder
    ? [`The text was edited after ${confirmed.by} had confirmed its needs: inquiries needs shows both.`]
    : [`Ranked by the needs that ${confirmed.by} confirmed.`]
}

/** Ranks the approved partners for an inquiry, and says why. Throws a refusal if there is no such inquiry. */
export const matchInquiry = async (key: Key, { findInquiry, findApproved, findPartner }: Candidates) => {
  const asked = await findInquiry(key)
  if (!asked) throw new Refusal('That business has no such inquiry.')
  const { partners, isCut } = await findApproved()
  const rows = rank(needsOf(asked.brief), partners, weights)
  const found = await Promise.all(rows.map(async row => ({ row, partner: await findPartner(row.id) })))
  const items = found.flatMap(({ row, partner }) => (partner ? [shown(row, partner, asked)] : []))
  const notes = [
    ...needsNotes(asked),
    ...(items.length === 0 ? ['Nothing found: nobody shows what the inquiry asks for.'] : []),
    ...(isCut ? ['There are more partners than are read: the oldest were left out.'] : []),
  ]
  return { items, next: null, ...(notes.length > 0 && { note: notes.join('\n') }) }
}
