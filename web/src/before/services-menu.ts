import { onPress, pressed } from './pressed.ts'

/** Milliseconds: a pointer passing over opens nothing; one that slips out and returns reopens it at once. */
const openAfter = 200
const skipWithin = 300

let timer: ReturnType<typeof setTimeout> | undefined
let turnedAt = 0
/** Whether the pointer opened the menu: a menu opened by a press is closed by a press. */
let hovered = false

/** The menu is a native popover, which handles keyboard, Escape and presses outside itself. */
addEventListener('pointerover', event => {
  clearTimeout(timer)
  const menu = document.getElementById('services-menu')
  if (!menu || event.pointerType !== 'mouse') return
  const isOpen = menu.matches(':popover-open')
  const isInside = pressed(event, '[popovertarget=services-menu],#services-menu')
  if (isOpen ? isInside || !hovered : !isInside) return
  const isBack = !isOpen && Date.now() - turnedAt < skipWithin
  timer = setTimeout(
    () => {
      hovered = menu.togglePopover()
      turnedAt = Date.now()
    },
    isBack ? 0 : openAfter,
  )
})

// A press opens and closes by itself, so the pending hover action is cancelled. A press on the button of a menu that
// has just opened on hover would close it again.
onPress(event => {
  clearTimeout(timer)
  if (hovered && pressed(event, '[popovertarget]')) event.preventDefault()
  hovered = false
})
