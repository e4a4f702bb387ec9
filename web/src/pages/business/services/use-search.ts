import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

const parameter = 'q'

/** Browsers limit how often the address may change, and screen readers should not announce every letter. */
const pauseMs = 300

/**
 * Keeps the search in the address, so that it survives a reload and a return to the page. `settled` follows the
 * typing with a delay, in sync with the address.
 */
export const useSearch = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const settled = params.get(parameter) ?? ''
  const [text, setText] = useState(settled)
  const written = useRef(settled)

  // The address was changed from elsewhere.
  useEffect(() => {
    if (settled !== written.current) setText(settled)
    written.current = settled
  }, [settled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the text
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(() => {
      written.current = text
      setParams(text.trim() ? { [parameter]: text } : {}, { replace: true, state })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return { text, settled, search: setText }
}
