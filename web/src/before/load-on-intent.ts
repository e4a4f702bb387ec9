import { dataset, html, onPress, pressed } from './pressed.ts'

/** False if loading failed: Chromium does not fetch a failed file again in the same document. */
let loading: Promise<unknown> | false | undefined
/** The last button pressed that needs the app. It shows that it is busy, and the app presses it again. */
let held: HTMLElement | null

const hold = (button: HTMLElement | null): void => {
  if (held) held.ariaBusy = null
  held = button
  if (held) held.ariaBusy = 'true'
}

/** Imports the app once. */
const load = (): void => {
  // The files of the signed-in areas depend on the session.
  loading ??= Promise.all(
    (dataset.app ?? (dataset[html.lang + dataset.session] as string)).split(' ').map(file => import(file)),
  ).catch(() => {
    hold(null)
    loading = false
  })
}

const ask = (event: Event, button: HTMLElement | null): void => {
  if (!button || dataset.ready) return
  event.preventDefault()
  event.stopPropagation()
  load()
  if (loading) hold(button)
  else if (navigator.onLine) location.reload()
}

for (const sign of ['pointerdown', 'focusin', 'keydown']) addEventListener(sign, load)
// Chromium sends a move without movement when the page moves below a resting pointer, which is no intent. Nobody
// moves a pointer straight down for long, and a press counts by itself.
addEventListener('pointermove', event => {
  if (event.movementX) load()
})

onPress(event => ask(event, pressed(event, '[data-opens]')))
addEventListener('submit', event => ask(event, event.submitter), true)
// Empty on pages that always load the app at once, otherwise the query that asks for it. If there is none, this
// searches for "undefined", and an address that contains it loads the app early.
if (location.search.includes(dataset.now as string)) load()
