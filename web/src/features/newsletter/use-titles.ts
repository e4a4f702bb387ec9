import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { IssueTitle } from '#shared/newsletter/archive.ts'

type Titles = {
  titles: readonly IssueTitle[]
  /** Where the list continues; null at its end, undefined before the first page. */
  next: string | null | undefined
  status: 'idle' | 'loading' | 'failed'
}

/** Calls back once, when an element comes into view: that of a hidden tab does when it is chosen. */
const useOnceSeen = (onSeen: () => void): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      onSeen()
    })
    if (element.current) watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [onSeen])
  return element
}

/** The archive's titles, from when the element at `seen` comes into view; `more` reads the next page or tries again. */
export const useTitles = () => {
  const [state, setState] = useState<Titles>({ titles: [], next: undefined, status: 'idle' })
  const read = useCallback(async (from: string | undefined) => {
    setState(shown => ({ ...shown, status: 'loading' }))
    try {
      const { fetchTitles } = await import('./archive-calls.ts')
      const { items, next } = await fetchTitles(from)
      setState(({ titles }) => ({ titles: [...titles, ...items], next, status: 'idle' }))
    } catch {
      setState(shown => ({ ...shown, status: 'failed' }))
    }
  }, [])
  const seen = useOnceSeen(useCallback(() => void read(undefined), [read]))
  return { ...state, seen, more: () => void read(state.next ?? undefined) }
}
