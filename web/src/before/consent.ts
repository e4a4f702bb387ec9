import { storeConsent, storedConsent } from '#web/src/features/consent/consent.ts'
import { html, onPress, pressed } from './pressed.ts'

/** Milliseconds after load until somebody who has not chosen is asked. */
const askAfter = 1_000

/** The dialog, which follows its banner. The shell carries both languages; every other page has its own only. */
const find = () => document.getElementById(`consent-${html.lang}`) as HTMLDialogElement

const hideBanner = (hidden: boolean): void => {
  ;(find().previousElementSibling as HTMLElement).hidden = hidden
}

addEventListener('load', () => setTimeout(() => hideBanner(!!storedConsent()), askAfter))

onPress(event => {
  const dialog = find()
  const choice = event.target === dialog ? 'cancel' : pressed(event, '[data-consent]')?.dataset.consent
  if (!choice) return
  const switches = dialog.querySelectorAll('input')
  const consent = storedConsent()
  if (choice !== 'save')
    for (const one of switches)
      one.checked = one.disabled || choice === 'all' || (choice === 'settings' && !!consent?.[one.name])
  if (choice === 'settings') return dialog.showModal()
  dialog.close()
  if (choice === 'cancel') return
  hideBanner(true)
  storeConsent(switches)
})
