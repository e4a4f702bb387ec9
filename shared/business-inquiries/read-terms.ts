import type { Read } from '../facts/read.ts'
import type { InquiryFacts } from './inquiry-facts.ts'

const numbers = ['en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio']
const englishNumbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const countOf = (written: string): number => {
  const word = written.toLowerCase()
  return Number(word) || numbers.indexOf(word) + 1 || englishNumbers.indexOf(word) + 1
}

/** Not what happens within or after that time, nor somebody's years of experience. */
const duration =
  /(?<!\p{L}|[\d,.])(?<!(?:inom|om|efter|innan|within|in|after|every|var|senaste|sista|last) )(?:\d{1,3}\s?[-–—]\s?)?(?<count>\d{1,3}|en|två|tre|fyra|fem|sex|sju|åtta|nio|tio|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:(?<weeks>veckor|vecka|weeks?)|månader|månad|mån|months?)(?!\p{L}|s? (?:sedan|erfarenhet|garanti|gam|ago|of experience|warranty|old|notice|uppsägning))/giu

const halfYear = /(?<!\p{L})(?:ett halvår|half a year)(?!\p{L})/iu

/** How long a text says that the work takes; of "3–4 månader" the longer. Null if it does not say. */
export const readLength = (text: string): Read<NonNullable<InquiryFacts['length']>> | null => {
  const [match] = text.matchAll(duration)
  if (!match) {
    const [half] = halfYear.exec(text) ?? []
    return half ? { value: { count: 6, unit: 'months' }, found: half } : null
  }
  const { count = '', weeks } = match.groups ?? {}
  return { value: { count: countOf(count), unit: weeks ? 'weeks' : 'months' }, found: match[0] }
}

const costCentre =
  /(?<!\p{L})(?:kostnadsställe|kst|cost cent(?:re|er)|po(?:[- ]?(?:nummer|nr|number|no))?|inköpsorder|purchase order)(?: är| is)?[.:]? ?(?<code>#?[\p{Lu}\d][\p{Lu}\d/-]{2,30})(?![\p{L}\d])/iu

/** A cost centre or the number of a purchase order, which has a digit; null if there is none. */
export const readCostCentre = (text: string): Read<string> | null => {
  const match = costCentre.exec(text)
  const code = match?.groups?.code
  return match && code && /\d/.test(code) ? { value: code, found: match[0] } : null
}

const nda =
  /(?<!\p{L})(?<!(?:ingen|inget|inte|no|without|utan) )(?:nda|sekretessavtal|konfidentialitetsavtal|tystnadsplikt|non-disclosure agreement|confidentiality agreement)(?!\p{L})/iu

/** Whether a text asks for confidentiality; null if it does not mention it. */
export const readNda = (text: string): Read<true> | null => {
  const [found] = nda.exec(text) ?? []
  return found ? { value: true, found } : null
}

const contact =
  /(?<!\p{L})(?:kontakt(?:person)?|contact(?: person)?) (?:på plats|on[- ]?site)(?: är| is)?:? (?<name>\p{L}+(?:[ -]\p{L}+){0,2})/iu

/** Who receives the partner on site, if the text names somebody; null if not. */
export const readContactOnSite = (text: string): Read<string> | null => {
  const match = contact.exec(text)
  const [value] = /^(?:\p{Lu}\p{L}+[ -]?)+/u.exec(match?.groups?.name ?? '') ?? []
  return match && value ? { value: value.trim(), found: match[0] } : null
}
