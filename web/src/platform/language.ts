import type { Language } from '#shared/contract/language.ts'
import { store, stored } from './storage.ts'

/** As the contract lists them; its own list comes with a schema library that no page needs before a form is sent. */
export const languages = ['sv', 'en'] as const satisfies readonly Language[]

/** Where the choice is kept: the edge reads the cookie, signed-in areas and the page's own script the storage. */
export const languageKey = 'language'

/** The language somebody chose, if any. */
export const storedLanguage = (): Language | undefined => {
  const language = stored(languageKey)
  return language === 'sv' || language === 'en' ? language : undefined
}

/** Keeps the choice for a year. */
export const storeLanguage = (language: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in a browser that we serve
  document.cookie = `${languageKey}=${language};path=/;max-age=31536000;samesite=lax`
  store(languageKey, language)
}
