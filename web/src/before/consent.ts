import { analyticsKey, storeConsent, storedConsent } from '#web/src/platform/consent.ts'
import { store } from '#web/src/platform/storage.ts'
import { dataset, html, onPress, pressed } from './pressed.ts'

/** Milliseconds after load until somebody who has not chosen is asked. */
const askAfter = 1_000

/** The dialog, which follows its banner. The shell carries both languages; every other page has its own only. */
const find = () => document.getElementById(`consent-${html.lang}`) as HTMLDialogElement

/** Asks where there is no choice yet; where it allows to count, loads what does, else forgets whom it counted. */
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

// What led to a page is lost with its document, before consent may be given on the next one. The tab's history has it
// from a press on, and storage never; after a no it is taken out of the entry. When a page is hidden it is too late.
onPress(() =>
  window.navigation?.updateCurrentEntry({
    state: storedConsent()?.analytics !== false && document.referrer,
  }),
)
