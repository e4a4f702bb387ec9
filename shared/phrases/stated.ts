import { type ClaimName, claim, standardClaims } from '../claims.ts'
import type { Language } from '../contract/language.ts'
import { grouped } from '../figures.ts'

const placeholder = /\{(\w+)}/g

const isClaim = (name: string): name is ClaimName => name in standardClaims

const namesHidden = (part: string): boolean =>
  [...part.matchAll(placeholder)].some(([, name = '']) => isClaim(name) && !claim(name).shown)

/**
 * Fills in the figures of the claims that a phrase names, such as `{notice}`. If a claim is hidden, a `[part]` that
 * names it is left out, and `[a part|another]` becomes the other. i18next fills `{{placeholders}}` later.
 */
const statedPhrase = (phrase: string, language: Language): string =>
  phrase
    .replace(/\[([^[\]|]*)(?:\|([^[\]]*))?]/g, (_, part: string, instead = '') =>
      namesHidden(part) ? instead : part,
    )
    .replace(placeholder, (whole, name: string) =>
      isClaim(name) ? grouped(claim(name).value, language) : whole,
    )

/** Fills in the claims in the phrases of a feature, each when it is read: a page depends on no others. */
export const stated = <Words extends object>(words: Words, language: Language): Words =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(words).map(([key, phrase]) => [
        key,
        {
          enumerable: true,
          get: () => (typeof phrase === 'string' ? statedPhrase(phrase, language) : stated(phrase, language)),
        },
      ]),
    ),
  ) as Words
