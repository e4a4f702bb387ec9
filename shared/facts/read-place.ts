import { monthNamed } from './month-names.ts'
import type { Read } from './read.ts'

const town = String.raw`(?<town>\p{Lu}\p{L}{1,30}(?:[ -]\p{Lu}\p{L}{1,30}){0,2})`
const named = `(?:[Oo]rt|[Pp]lats|[Ll]ocation|[Pp]lace)(?: är| is)?:? `

/** The words before the town where the work is done, and before that where somebody lives. */
const leads = {
  work: `(?:[Pp]å plats(?: hos oss)?|[Hh]os oss|[Oo]n[- ]?site|(?:[Vv]år|[Oo]ur) (?:fabrik|anläggning|verkstad|plant|factory|workshop|site)|[Ff]abriken|[Aa]nläggningen) (?:i|in|at) |${named}`,
  home: `(?:[Bb]or|[Bb]osatt|[Bb]aserad|[Uu]tgår|[Ss]tationerad|[Hh]emmahörande|[Bb]ased|[Ll]iving|[Ll]ive|[Ll]ocated) (?:i|från|in|at|out of) |[Hh]emort:? |${named}`,
} as const

const patterns = {
  work: new RegExp(String.raw`(?<!\p{L})(?:${leads.work})${town}`, 'u'),
  home: new RegExp(String.raw`(?<!\p{L})(?:${leads.home})${town}`, 'u'),
}

/** The town where the work is done, or where somebody lives: a name after words such as "på plats i". Null if there is none. */
export const readPlace = (text: string, of: keyof typeof leads): Read<string> | null => {
  const match = patterns[of].exec(text)
  const value = match?.groups?.town
  return match && value && monthNamed(value) === 0 ? { value, found: match[0] } : null
}
