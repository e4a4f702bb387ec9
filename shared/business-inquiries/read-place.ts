import { monthNamed } from '../facts/month-names.ts'
import type { workplaces } from './inquiry-facts.ts'

/** What a text says, and in which words. */
export type Read<Value> = { value: Value; found: string }

const denied = String.raw`(?<!(?:inte|ej|utan|not|no|without)\s(?:möjligt\s|på\s)?)`
const pattern = (words: string) => new RegExp(String.raw`${denied}(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')

const partly = pattern(
  String.raw`hybrid\p{L}*|delvis (?:på plats|på distans|remote|hos oss)|part(?:ly|ially) (?:remote|on[- ]site)`,
)
const onSite = pattern('på plats|hos oss|platsbesök|on[- ]?site|at our (?:plant|factory|site)')
const remote = pattern('på distans|distans(?:arbete)?|hemifrån|remote|remotely|work(?:ing)? from home')

/** Where a text says that the work is done; both on site and remote is partly. Null if it does not say. */
export const readWorkplace = (text: string): Read<(typeof workplaces)[number]> | null => {
  const [half, here, away] = [partly, onSite, remote].map(words => words.exec(text)?.[0])
  if (half) return { value: 'partly', found: half }
  if (here && away) return { value: 'partly', found: `${here}, ${away}` }
  if (here) return { value: 'on_site', found: here }
  return away ? { value: 'remote', found: away } : null
}

const town =
  /(?<!\p{L})(?:[Pp]å plats(?: hos oss)?|[Hh]os oss|[Oo]n[- ]?site|(?:[Vv]år|[Oo]ur) (?:fabrik|anläggning|verkstad|plant|factory|workshop|site)|[Ff]abriken|[Aa]nläggningen) (?:i|in|at) (?<town>\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*)|(?<!\p{L})(?:[Oo]rt|[Pp]lats|[Ll]ocation|[Pp]lace)(?: är| is)?:? (?<named>\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*)/u

/** The town where the work is done: a name after words such as "på plats i"; null if there is none. */
export const readPlace = (text: string): Read<string> | null => {
  const match = town.exec(text)
  const value = match?.groups?.town ?? match?.groups?.named
  return match && value && monthNamed(value) === 0 ? { value, found: match[0] } : null
}

const contact =
  /(?<!\p{L})(?:kontakt(?:person)?|contact(?: person)?) (?:på plats|on[- ]?site)(?: är| is)?:? (?<name>\p{L}+(?:[ -]\p{L}+){0,2})/iu

/** Who receives the partner on site, if the text names somebody; null if not. */
export const readContactOnSite = (text: string): Read<string> | null => {
  const match = contact.exec(text)
  const [value] = /^(?:\p{Lu}\p{L}+[ -]?)+/u.exec(match?.groups?.name ?? '') ?? []
  return match && value ? { value: value.trim(), found: match[0] } : null
}
