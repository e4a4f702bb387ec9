import { useEffect, useRef } from 'react'

/**
 * Focuses each new step and scrolls to its top; focus alone would scroll the heading and the close button out of
 * view.
 */
export const useStepFocus = (step: string) => {
  const fields = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) {
      fields.current?.focus({ preventScroll: true })
      fields.current?.closest('dialog')?.scrollTo({ top: 0 })
    }
    shown.current = step
  }, [step])
  return fields
}
