import { type RefObject, useEffect, useRef } from 'react'

const noAct = () => undefined

const linksIn = (list: RefObject<HTMLElement | null>): HTMLAnchorElement[] => [
  ...(list.current?.querySelectorAll('a') ?? []),
]

/** Whether an element stands after another one, or within it. */
const isAfter = (one: Element, other: Element): boolean =>
  one === other || (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** When what has the focus is gone with its row, the row that takes its place gets it. */
const useKeptPlace = (list: RefObject<HTMLElement | null>): void => {
  const held = useRef<{ element: Element; place: number } | null>(null)
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      // The page itself has the focus while its list changes.
      if (!(target instanceof Element) || target.tagName === 'MAIN') return
      const place = linksIn(list).findLastIndex(link => isAfter(target, link))
      held.current = list.current?.contains(target) ? { element: target, place } : null
    }
    addEventListener('focusin', hold)
    return () => removeEventListener('focusin', hold)
  }, [list])
  useEffect(() => {
    const { element, place } = held.current ?? {}
    const isElsewhere = !/^(BODY|MAIN)$/.test(document.activeElement?.tagName ?? '')
    if (!element || element.isConnected || isElsewhere) return
    const links = linksIn(list)
    links[Math.max(0, Math.min(place ?? 0, links.length - 1))]?.focus()
  })
}

type Keys = {
  /** What other keys do to the row that has the focus. */
  act?: ((key: string, place: number) => void) | undefined
  /** Shows what is beyond an end of the list. */
  turn?: (by: 1 | -1) => void
}

/** j and k go through the links of a list, which Enter opens. */
export const useKeysOf = (list: RefObject<HTMLElement | null>, { act = noAct, turn = noAct }: Keys): void => {
  useKeptPlace(list)
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
      if (isTyping || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return
      const by = ({ j: 1, k: -1 } as Readonly<Record<string, 1 | -1>>)[key]
      const links = by ? linksIn(list) : []
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      if (by && at >= 0 && !links[at + by]) turn(by)
      else if (by) links[Math.max(0, at + by)]?.focus()
      const place = document.activeElement?.closest('tr')?.dataset.place
      if (!by && place) act(key, Number(place))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [list, act, turn])
}

/** As `useKeysOf`, for a list of its own; `act` is what other keys do to the row that has the focus. */
export const useListKeys = <Element extends HTMLElement>(act?: Keys['act']) => {
  const list = useRef<Element>(null)
  useKeysOf(list, { act })
  return list
}
