import type { Language } from '#shared/contract/language.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import fitEn from '#shared/phrases/en/fit.ts'
import shownEn from '#shared/phrases/en/shown-partner.ts'
import { fill } from '#shared/phrases/fill.ts'
import fitSv from '#shared/phrases/sv/fit.ts'
import shownSv from '#shared/phrases/sv/shown-partner.ts'
import type { Block } from '../platform/mail/blocks.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'

type Quote = ShownRow['met'][number]['quote']

const words = { sv: { fit: fitSv, shown: shownSv }, en: { fit: fitEn, shown: shownEn } }

const whereOf = ({ field, page }: Quote, language: Language): string => {
  const { fit, shown } = words[language]
  if (field === 'cv') return fill(fit.cvPage, { page })
  const isWritten = field === 'expertise' || field === 'experience' || field === 'description'
  return fill(fit.where, { where: isWritten ? shown.inWords[field] : shown.facts[field] })
}

/** A row as a mail says it, in the words of the page: the band, the first that fits, and what does not. */
export const saidRow = ({ band, met: [first], missing, unmet }: ShownRow, language: Language): Block[] => {
  const { fit } = words[language]
  const { row: phrases } = mailPhrases(language).watch_matches
  const listed = (heading: string, all: readonly string[], between: string) =>
    all.length > 0 ? [[{ text: `${heading}: ${all.join(between)}` }]] : []
  const items = [
    ...(first
      ? [
          [
            { text: `${fit.met}: ` },
            { text: first.name[language], strong: true },
            {
              text: fill(phrases.quote, {
                quote: `${first.quote.before}${first.quote.text}${first.quote.after}`,
                where: whereOf(first.quote, language),
              }),
            },
          ],
        ]
      : []),
    ...listed(
      fit.missing,
      missing.map(name => name[language]),
      ', ',
    ),
    ...listed(
      fit.unmet,
      unmet.map(fact => fit.facts[fact]),
      ' ',
    ),
  ]
  return [
    { kind: 'text', spans: [{ text: fit.bands[band ?? 'below'], strong: true }] },
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
  ]
}
