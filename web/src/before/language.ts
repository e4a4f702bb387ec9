import { languageKey, storeLanguage } from '#web/src/platform/language.ts'
import { stored } from '#web/src/platform/storage.ts'
import { dataset, html, onPress, pressed } from './pressed.ts'

const { english, page } = dataset

if (stored(languageKey) === 'en')
  if (english) location.replace(english + location.search + location.hash)
  // The shell of the signed-in areas has no URL per language, and is in Swedish.
  else if (!page) html.lang = 'en'

onPress(event => {
  const link = pressed(event, 'a[hreflang]') as HTMLAnchorElement | null
  if (!link) return
  storeLanguage(link.hreflang)
  // Query and fragment (a token, a tab) are kept in the other language.
  link.hash = location.hash
})
