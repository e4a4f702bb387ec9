import { useEffect, useRef } from 'react'

/** Opens every step but the first at its top; the focus alone would scroll the heading and the cross away. */
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
