import { storedLanguage, storeLanguage } from '#web/src/platform/language.ts'
import { html, pressed } from './pressed.ts'

const language = storedLanguage()
const english = document.querySelector<HTMLLinkElement>('link[hreflang=en]')

if (language === 'en' && html.lang === 'sv' && english)
  location.replace(new URL(english.href).pathname + location.search + location.hash)
// The shell of the signed-in areas has no address per language.
if (language && !html.dataset.page) html.lang = language

addEventListener('click', event => {
  const link = pressed(event, 'a[hreflang]') as HTMLAnchorElement | null
  if (!link) return
  storeLanguage(link.hreflang)
  // What the address says beside the page (a token, a tab) holds in the other language too.
  link.search = location.search
})
