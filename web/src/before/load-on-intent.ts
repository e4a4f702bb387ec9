import { dataset, html, onPress, pressed } from './pressed.ts'

let loading: unknown
/** The last button that asked for what only the app can do shows that it is being worked on; the app presses it again. */
let held: HTMLElement | null

const hold = (button: HTMLElement | null): void => {
  if (held) held.ariaBusy = null
  held = button
  if (held) held.ariaBusy = 'true'
}

/** Imports the app once. Where the network fails, the next sign of intent tries again. */
const load = (): void => {
  if (loading) return
  const files = (dataset.app as string) + (dataset[html.lang] ?? '')
  loading = Promise.all(files.split(' ').map(file => import(file))).catch(() => {
    hold(null)
    loading = null
  })
}

const ask = (event: Event, button: HTMLElement | null): void => {
  if (!button || 'ready' in dataset) return
  event.preventDefault()
  event.stopPropagation()
  load()
  hold(button)
}

for (const sign of ['pointerdown', 'focusin', 'keydown']) addEventListener(sign, load)
// Chromium sends a move without movement when the page has moved below a pointer at rest: no intent. Nobody moves
// a pointer straight down for long, and a press counts by itself.
addEventListener('pointermove', event => {
  if (event.movementX) load()
})

onPress(event => ask(event, pressed(event, '[data-opens]')))
addEventListener(
  'submit',
  event => ask(event, (event.target as HTMLElement).querySelector('[type=submit]')),
  true,
)
// Empty on pages that always start at once, else what the address has to ask for; no address holds a space.
if (location.search.includes(dataset.now ?? ' ')) load()
