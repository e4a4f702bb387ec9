import { useEffect, useRef } from 'react'

/** The key `/` goes to the search of a list. */
export const useSlash = () => {
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
      if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return
      event.preventDefault()
      search.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return search
}
