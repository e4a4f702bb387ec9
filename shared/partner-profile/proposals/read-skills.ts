import { findContactDetails } from '../../contact-details.ts'
import type { Read } from '../../facts/read.ts'
import type { PartnerFacts } from '../partner-facts.ts'

type Skill = PartnerFacts['skills'][number]

const yearsWritten = /(?<![\d.,])(?<years>\d{1,2})\s?\+?\s?(?:års|år|years|year|yrs)(?!\p{L})[’']?/iu
const since = /(?<!\p{L})(?:sedan|since)\s(?<year>(?:19|20)\d\d)(?!\d)/iu

/** What stands between years and a skill: "10 års erfarenhet av PLC". */
const between =
  /^(?:\s|[-–:(])*(?:(?:lång\s)?erfarenhet|experience)?\s?(?:(?:av|med|inom|som|i|på|of|with|in|as|on)\s)?/iu
const edges = /^[\s().:–-]+|(?<![\s().:–-])[\s().:–-]+$/g

const mostWords = 4

/** Words about years that name no skill. */
const noSkill =
  /^(?:erfarenhet|experience|branschen|industrin|yrket|the (?:industry|field|trade)|konsult|consultant|ingenjör|engineer|arbete|work|totalt|in total|bl\.?\s?a\.?|etc|m\.?m|mm|och|and)$/iu

const isName = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= 40 &&
  /\p{L}/u.test(name) &&
  name.split(' ').length <= mostWords &&
  !noSkill.test(name) &&
  findContactDetails(name).length === 0

const separators = /[,;|•·\n]/

/** The entries of a list: "PLC, SCADA och OPC UA" are three. */
const entriesOf = (text: string): string[] =>
  text
    .slice(0, 2_000)
    .split(separators)
    .flatMap((entry, at) => (at > 0 ? entry.split(/\s(?:och|and|samt)\s/i) : [entry]))
    .map(entry => entry.replace(/\s+/g, ' ').trim())

const skillIn = (entry: string): Read<Skill> | null => {
  const match = yearsWritten.exec(entry)
  const rest = match
    ? `${entry.slice(0, match.index)} ${entry.slice(match.index + match[0].length).replace(between, '')}`
    : entry
  const name = rest.replace(/\s+/g, ' ').replace(edges, '')
  const years = match ? Number(match.groups?.years) : null
  return isName(name) ? { value: { name, level: null, years }, found: entry } : null
}

const isPresent = <Value>(value: Value | null): value is Value => value !== null

/** Each entry of the list that a partner calls their expertise, with its years if it has any. */
const listedSkills = (expertise: string): Read<Skill>[] => entriesOf(expertise).map(skillIn).filter(isPresent)

/** Skills beside years, and the names behind them: "10 år PLC, TIA Portal". */
const experiencedSkills = (experience: string): Read<Skill>[] => {
  if (!yearsWritten.test(experience)) return []
  return entriesOf(experience)
    .map(skillIn)
    .filter(isPresent)
    .filter(({ value: { name, years } }) => years !== null || (/\p{Lu}/u.test(name) && !/\d{4}/.test(name)))
}

export const folded = (name: string): string => name.toLocaleLowerCase('sv')

/** The skills that a partner lists; of those named twice the one with years. */
export const readSkills = (expertise: string, experience: string): Read<Skill>[] => {
  const reads = [...experiencedSkills(experience), ...listedSkills(expertise)]
  const names = reads.map(({ value }) => folded(value.name))
  return reads.filter((_, at) => names.indexOf(names[at] ?? '') === at)
}

/** Years in the trade as a whole, if the field states exactly one number of years. */
export const readYears = (experience: string, today: string): Read<number> | null => {
  const all = [...experience.matchAll(new RegExp(yearsWritten, 'giu'))]
  const [only] = all
  if (all.length === 1 && only) return { value: Number(only.groups?.years), found: only[0].trim() }
  const from = all.length === 0 ? since.exec(experience) : null
  if (from) return { value: Number(today.slice(0, 4)) - Number(from.groups?.year), found: from[0] }
  return /^\s*\d{1,2}\s*$/.test(experience) ? { value: Number(experience), found: experience.trim() } : null
}
