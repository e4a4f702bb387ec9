import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'

/** More rows than this make the browser slow; fewer make people turn often. */
const rowsAtOnce = 200

/** The words of a filter are looked for in what each row says. */
const found = <Item>(items: readonly Item[], texts: readonly string[], typed: string): readonly Item[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter((_, place) => words.every(word => texts[place]?.includes(word)))
}

/**
 * A part of a list that is as quick with thousands of rows as with two hundred, and a filter over all of them. Going on
 * beyond its end by keyboard turns to the next part, whose first link gets the focus.
 */
export const useLongList = <Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  list: RefObject<HTMLElement | null>,
) => {
  const [typed, setTyped] = useState('')
  const [turnedTo, setFirst] = useState(0)
  const turned = useRef<1 | -1 | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row says follows from the row
  const texts = useMemo(() => items.map(item => textOf(item).toLowerCase()), [items])
  const all = useMemo(() => found(items, texts, typed), [items, texts, typed])
  // A list that was read again may be shorter.
  const first = turnedTo < all.length ? turnedTo : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part that is shown
  useEffect(() => {
    const links = list.current?.querySelectorAll('a') ?? []
    if (turned.current) links[turned.current > 0 ? 0 : links.length - 1]?.focus()
    turned.current = null
  }, [first])
  const turn = (by: 1 | -1): void => {
    const next = first + by * rowsAtOnce
    if (next < 0 || next >= all.length) return
    turned.current = by
    setFirst(next)
  }
  const filter = (text: string): void => {
    setTyped(text)
    setFirst(0)
  }
  const last = Math.min(first + rowsAtOnce, all.length)
  return { rows: all.slice(first, last), first, last, count: all.length, typed, filter, turn }
}
