import { useRef, useState } from 'react'
import { draftAt, forgetDraft, keepDraft } from '../commands/draft.ts'
import type { Typed } from '../commands/fields.ts'

/** What was typed since `stored` was stored as a version; nothing that is stored. */
export const typedSince = (typed: Typed, stored: Typed, version: number): Typed => {
  const fields = Object.entries(typed).filter(([name, text]) => name !== 'version' && text !== stored[name])
  return fields.length === 0 ? {} : { ...Object.fromEntries(fields), version: String(version) }
}

/** The draft of a page, kept in the tab with the version that it was begun from. */
export const useDraft = () => {
  const address = location.pathname + location.search
  const [typed, setTyped] = useState<Typed>(() => draftAt(address))
  const latest = useRef(typed)
  const replace = (next: Typed) => {
    latest.current = next
    if (Object.keys(next).length === 0) forgetDraft(address)
    else keepDraft(address, next)
    setTyped(next)
  }
  return {
    typed,
    replace,
    forget: () => replace({}),
    /** Ends the draft that was stored as a version; what was typed meanwhile goes on from it. */
    settle: (stored: Typed, version: number) => replace(typedSince(latest.current, stored, version)),
  }
}

/** The version that a draft was begun from. */
export const begunFrom = (typed: Typed, { version }: { version: number }): number =>
  Number(typed.version ?? version)
