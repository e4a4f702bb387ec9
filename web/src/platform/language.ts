import type { Language } from '#shared/contract/language.ts'
import { store, stored } from './storage.ts'

/**
 * The same list as in the contract, repeated because that one imports a schema library that no page needs before a
 * form is sent.
 */
export const languages = ['sv', 'en'] as const satisfies readonly Language[]

/** The key of the choice: the edge reads the cookie, the signed-in areas and the page's own script read the storage. */
export const languageKey = 'language'

/** Returns the language that the person chose, if any. */
export const storedLanguage = (): Language | undefined => {
  const language = stored(languageKey)
  return language === 'sv' || language === 'en' ? language : undefined
}

/** Stores the choice for a year. */
export const storeLanguage = (language: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in a browser that we serve
  document.cookie = `${languageKey}=${language};path=/;max-age=31536000;samesite=lax`
  store(languageKey, language)
}
