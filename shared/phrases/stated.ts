import { type ClaimName, claim, standardClaims } from '../claims.ts'
import type { Language } from '../contract/language.ts'
import { grouped } from '../figures.ts'

const placeholder = /\{(\w+)}/g

/** Returns what a placeholder states: null if that is hidden, undefined if nothing has this name. */
type LookUp = (name: string) => string | null | undefined

const statedClaim =
  (language: Language): LookUp =>
  name => {
    if (!(name in standardClaims)) return undefined
    const { value, shown } = claim(name as ClaimName)
    return shown ? grouped(value, language) : null
  }

/**
 * Fills in what a phrase names, such as the claim `{notice}`. If it is hidden, a `[part]` that names it is left out, and
 * `[a part|another]` becomes the other. i18next fills `{{placeholders}}` later.
 */
const statedPhrase = (phrase: string, lookUp: LookUp): string =>
  phrase
    .replace(/\[([^[\]|]*)(?:\|([^[\]]*))?]/g, (_, part: string, instead = '') =>
      [...part.matchAll(placeholder)].some(([, name = '']) => lookUp(name) === null) ? instead : part,
    )
    .replace(placeholder, (whole, name: string) => lookUp(name) ?? whole)

/** Fills in what these texts name, each when it is read: a page depends on no others. */
export const statedWith = <Words extends object>(words: Words, lookUp: LookUp): Words =>
  Object.defineProperties(
    Array.isArray(words) ? [] : {},
    Object.fromEntries(
      Object.entries(words).map(([key, value]) => [
        key,
        {
          enumerable: true,
          get: () => {
            if (typeof value === 'string') return statedPhrase(value, lookUp)
            return value instanceof Object ? statedWith(value, lookUp) : value
          },
        },
      ]),
    ),
  ) as Words

/** Fills in the claims in the phrases of a feature. */
export const stated = <Words extends object>(words: Words, language: Language): Words =>
  statedWith(words, statedClaim(language))
