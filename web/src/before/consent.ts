import { analyticsKey, storeConsent, storedConsent } from '#web/src/platform/consent.ts'
import { store } from '#web/src/platform/storage.ts'
import { dataset, html, onPress, pressed } from './pressed.ts'

/** Milliseconds after load until the banner asks a visitor without a choice. */
const askAfter = 1_000

/** The dialog follows its banner in the markup. The shell has both languages, every other page only its own. */
const find = () => document.getElementById(`consent-${html.lang}`) as HTMLDialogElement

/** Shows the banner if there is no choice yet; loads analytics if it is allowed, otherwise removes its ids. */
const follow = (consent: Record<string, unknown> | undefined = storedConsent()): void => {
  ;(find().previousElementSibling as HTMLElement).hidden = !!consent
  if (consent?.analytics) import(dataset.analytics as string)
  else store(analyticsKey)
}

addEventListener('load', () => setTimeout(follow, askAfter))

onPress(event => {
  const dialog = find()
  const choice = pressed(event, '[data-consent]')?.dataset.consent
  if (!choice) return
  const switches = dialog.querySelectorAll('input')
  if (choice !== 'save')
    for (const one of switches)
      one.checked =
        one.disabled ||
        choice === 'all' ||
        (choice === 'settings' && (storedConsent()?.[one.name] as boolean))
  if (choice === 'settings') dialog.showModal()
  else {
    dialog.close()
    if (choice !== 'cancel') follow(storeConsent(switches))
  }
})

// The referrer of a page is lost with its document, before consent may be given on the next one. From a press on, the
// tab's history entry keeps it, never the storage; after a refusal it is removed from the entry. When the page is
// hidden it is too late.
const { navigation } = window
onPress(() =>
  navigation?.updateCurrentEntry({
    state: storedConsent()?.analytics !== false && document.referrer,
  }),
)
// The app's router replaces the entry when it starts, maybe while the next page is on its way; Chromium then tells that
// page of an entry without its state.
navigation?.addEventListener('currententrychange', ({ from, navigationType }) => {
  const state = from.getState()
  if (navigationType === 'replace' && state !== undefined) navigation.updateCurrentEntry({ state })
})
