import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

const parameter = 'q'

/** Browsers allow so many changes of the address in so many seconds, and a reader is not told of every letter. */
const pauseMs = 300

/**
 * A search that stands in the address: it outlives a reload and comes back with the page. `settled` follows the
 * typing with a pause, in step with the address.
 */
export const useSearch = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const settled = params.get(parameter) ?? ''
  const [text, setText] = useState(settled)
  const written = useRef(settled)

  // The address has changed by other hands.
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
