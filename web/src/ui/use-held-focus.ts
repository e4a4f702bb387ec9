import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard where it was: when the control that has the focus goes away with an answer, its place gets it, or the
 * summary that opens it. Spread over an element that can be focused: a `details`, or one with a tabIndex.
 */
export const useHeldFocus = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null)
  const isHeld = useRef(false)
  // After each change of the page: React tells nobody that it has removed what had the focus.
  useLayoutEffect(() => {
    if (!isHeld.current || document.activeElement !== document.body) return
    const target = place.current?.querySelector<HTMLElement>(':scope > summary') ?? place.current
    target?.focus()
  })
  return {
    ref: place,
    onFocus: () => {
      isHeld.current = true
    },
    onBlur: () => {
      isHeld.current = false
    },
  }
}
