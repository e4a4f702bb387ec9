import { onPress, pressed } from './pressed.ts'

/** Milliseconds: a pointer that only passes opens nothing, one that slipped out comes back at once. */
const openAfter = 200
const skipWithin = 300

let timer: ReturnType<typeof setTimeout> | undefined
let turnedAt = 0
/** Whether the menu stands open because of the pointer: what a press opened, a press closes. */
let hovered = false

/** The menu is a native popover: keyboard, Escape and a press elsewhere need nothing of ours. */
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

// A press opens and closes by itself. What the pointer was about to do would undo it; and a press on the button of a
// menu that has just opened under it would close it again.
onPress(event => {
  clearTimeout(timer)
  if (hovered && pressed(event, '[popovertarget]')) event.preventDefault()
  hovered = false
})
