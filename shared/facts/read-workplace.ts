import type { Read } from './read.ts'

type Workplace = 'on_site' | 'remote' | 'partly'

/** Where the work is done; `stated` if the text says so, not merely mentions it. */
type ReadWorkplace = Read<Workplace> & { stated: boolean }

const denied = String.raw`(?<!(?:inte|ej|utan|not|no|without)\s(?:möjligt\s|på\s)?)`
const words = (pattern: string) => new RegExp(String.raw`${denied}(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu')

/** In the order in which they are believed. */
const statements: readonly (readonly [RegExp, Workplace])[] = [
  [
    words(
      String.raw`hybrid\p{L}{0,12}|delvis (?:på plats|på distans|remote|hos oss)|part(?:ly|ially) (?:remote|on[- ]site)`,
    ),
    'partly',
  ],
  [
    words(
      'på plats (?:och|eller|samt) (?:på )?(?:distans|remote)|(?:på )?distans (?:och|eller) på plats|on[- ]?site (?:and|or) remote(?:ly)?|remote(?:ly)? (?:and|or) on[- ]?site',
    ),
    'partly',
  ],
  [
    words(
      String.raw`(?:bara|endast|enbart|helt|100\s?%) (?:på )?(?:distans|remote)|(?:only|fully|100\s?%) remote(?:ly)?|remote only`,
    ),
    'remote',
  ],
  [
    words(
      '(?:bara|endast|enbart|helst|alltid) på plats|(?:only|always|preferably) on[- ]?site|on[- ]?site only',
    ),
    'on_site',
  ],
]

const onSite = words('på plats|hos oss|platsbesök|on[- ]?site|at our (?:plant|factory|site)')
const remote = words('på distans|distans(?:arbete)?|hemifrån|remote|remotely|work(?:ing)? from home')

const mentioned = (text: string): Read<Workplace> | null => {
  const [here, away] = [onSite, remote].map(pattern => pattern.exec(text)?.[0])
  if (here && away) return { value: 'partly', found: `${here}, ${away}` }
  if (here) return { value: 'on_site', found: here }
  return away ? { value: 'remote', found: away } : null
}

/** Where a text in Swedish or English says that work is done; both on site and remote is partly. Null if it does not say. */
export const readWorkplace = (text: string): ReadWorkplace | null => {
  for (const [pattern, value] of statements) {
    const [found] = pattern.exec(text) ?? []
    if (found) return { value, found, stated: true }
  }
  const read = mentioned(text)
  return read && { ...read, stated: false }
}
