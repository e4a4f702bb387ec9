import { dataset, html, onPress, pressed } from './pressed.ts'

/** False once the files were lost: Chromium does not fetch one again that failed, as long as the document lives. */
let loading: Promise<unknown> | false | undefined
/** The last button that asked for what only the app can do shows that it is being worked on; the app presses it again. */
let held: HTMLElement | null

const hold = (button: HTMLElement | null): void => {
  if (held) held.ariaBusy = null
  held = button
  if (held) held.ariaBusy = 'true'
}

/** Imports the app once. */
const load = (): void => {
  // What the shell of the signed-in areas needs depends on who reads it.
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
// Chromium sends a move without movement when the page has moved below a pointer at rest: no intent. Nobody moves
// a pointer straight down for long, and a press counts by itself.
addEventListener('pointermove', event => {
  if (event.movementX) load()
})

onPress(event => ask(event, pressed(event, '[data-opens]')))
addEventListener('submit', event => ask(event, event.submitter), true)
// Empty on pages that always start at once, else what the address has to ask for; where there is nothing, the search
// is for "undefined", and who has that in their address gets the app early.
if (location.search.includes(dataset.now as string)) load()
