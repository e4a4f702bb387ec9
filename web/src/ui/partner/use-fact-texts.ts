import { locales } from '#shared/contract/language.ts'
import type { PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { money } from '../money.ts'
import { useDayFormats } from '../use-day-formats.ts'

export type FactName = keyof PartnerFacts

/** In the order in which they are shown. */
export const factNames = [
  'services',
  'skills',
  'years',
  'platforms',
  'certificates',
  'industries',
  'languages',
  'place',
  'travel',
  'workplace',
  'availableFrom',
  'hoursPerWeek',
  'rate',
] as const satisfies readonly FactName[]

type Texts = { [Name in FactName]: (value: NonNullable<PartnerFacts[Name]>) => readonly string[] }

const withDetails = (name: string, details: readonly (string | false)[]): string => {
  const known = details.filter(Boolean)
  return known.length > 0 ? `${name} (${known.join(', ')})` : name
}

/** The names of languages in the language of the page. */
export const useLanguageNames = () => {
  const names = new Intl.DisplayNames([locales[useLanguage()]], { type: 'language' })
  return (code: string): string => names.of(code) ?? code
}

/** Words facts: one text for each entry of a list; none for what is not stated. */
export const useFactTexts = () => {
  const t = usePhrases('shown-partner')
  const services = usePhrases('services')
  const language = useLanguage()
  const { day } = useDayFormats()
  const nameOf = useLanguageNames()
  const years = (count: number) => t('yearCount', { count })
  const plain = (entries: readonly string[]) => entries
  const texts: Texts = {
    services: slugs => slugs.map(slug => services(`titles.${slug}`)),
    skills: skills =>
      skills.map(({ name, level, years: count }) =>
        withDetails(name, [level !== null && t(`skillLevels.${level}`), count !== null && years(count)]),
      ),
    years: count => [years(count)],
    platforms: plain,
    certificates: plain,
    industries: plain,
    languages: spoken =>
      spoken.map(({ language: code, level }) =>
        withDetails(nameOf(code), [level !== null && t(`languageLevels.${level}`)]),
      ),
    place: place => [place],
    travel: reach => [t(`travel.${reach}`)],
    workplace: place => [t(`workplace.${place}`)],
    availableFrom: from => [from <= new Date().toISOString().slice(0, 10) ? t('now') : day(from)],
    hoursPerWeek: hours => [t('hours', { count: hours })],
    rate: rate => [t('anHour', { amount: money(rate, 'SEK', language) })],
  }
  return <Name extends FactName>(name: Name, value: PartnerFacts[Name]): readonly string[] =>
    value === null ? [] : texts[name](value)
}
