import { useEffect, useRef } from 'react'

const noAct = () => undefined

/** j and k go through the links of a list, which Enter opens; other keys act on the row that has the focus. */
export const useListKeys = <Element extends HTMLElement>(
  act: (key: string, place: number) => void = noAct,
) => {
  const list = useRef<Element>(null)
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
      if (isTyping || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return
      const by = { j: 1, k: -1 }[key]
      const links = [...(list.current?.querySelectorAll('a') ?? [])]
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      if (by) links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
      const place = document.activeElement?.closest('tr')?.dataset.place
      if (!by && place) act(key, Number(place))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [act])
  return list
}
