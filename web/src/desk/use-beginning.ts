import { useEffect, useRef } from 'react'

/**
 * Where the keyboard goes on when what had the focus belongs to the page before, or is gone, as a button that has done its
 * work: at the beginning of the page. Otherwise it would go on at the browser's own beginning, above the navigation.
 */
export const useBeginning = (address: string) => {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current !== address) main.current?.focus({ preventScroll: true })
    shown.current = address
  }, [address])
  useEffect(() => {
    if (!main.current) return undefined
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    const observer = new MutationObserver(() => {
      const isGone = last instanceof Element && !last.isConnected
      if (isGone && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
    })
    addEventListener('focusin', note)
    observer.observe(main.current, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
  return main
}
