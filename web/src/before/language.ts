import { storedLanguage, storeLanguage } from '#web/src/platform/language.ts'
import { dataset, html, onPress, pressed } from './pressed.ts'

const language = storedLanguage()
const { english, page } = dataset

if (language === 'en' && english) location.replace(english + location.search + location.hash)
// The shell of the signed-in areas has no address per language.
if (language && !page) html.lang = language

onPress(event => {
  const link = pressed(event, 'a[hreflang]') as HTMLAnchorElement | null
  if (!link) return
  storeLanguage(link.hreflang)
  // What the address says beside the page (a token, a tab) holds in the other language too.
  link.hash = location.hash
})
