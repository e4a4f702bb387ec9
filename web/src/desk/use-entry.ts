import { useCallback, useEffect, useState } from 'react'
import { type Entry, entryFrom, newEntry } from './content.ts'
import type { DeskContext } from './desk-context.ts'
import { draftAt, forgetDraft, keepDraft } from './draft.ts'
import type { Typed } from './fields.ts'
import { DeskError, runCommand } from './run.ts'
import { useLookingAgain } from './use-looking-again.ts'
import type { Word } from './words.ts'

type Row = Readonly<Record<string, unknown>>

/** One entry as it is published, read again while it can be seen: somebody else may change it meanwhile. */
export const useEntry = (name: string, { leave }: DeskContext, isOff: boolean) => {
  const [entry, setEntry] = useState<Entry | null>(null)
  const [versions, setVersions] = useState<readonly Row[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const [problem, setProblem] = useState<Word | null>(null)
  const read = useCallback(async () => {
    try {
      const shown = await runCommand('content show', { name })
      const found = 'item' in shown ? entryFrom(shown.item as Row) : newEntry(name)
      setEntry(found)
      setRefused(found === null && 'refused' in shown ? String(shown.refused) : null)
      const history = await runCommand('content history', { name })
      setVersions('items' in history ? (history.items as readonly Row[]) : [])
      setProblem(null)
    } catch (error) {
      const word = error instanceof DeskError ? error.word : 'failed'
      if (word === 'ended') await leave('ended')
      // What was read stays on the page.
      else setProblem(word === 'unknown' ? 'offline' : word)
    }
  }, [name, leave])
  useEffect(() => void read(), [read])
  useLookingAgain(read, isOff)
  return { entry, versions, refused, problem, read }
}

/** The draft of an entry, kept in the tab with the version that it was begun from. */
export const useContentDraft = () => {
  const address = location.pathname + location.search
  const [typed, setTyped] = useState<Typed>(() => draftAt(address))
  const replace = (next: Typed) => {
    keepDraft(address, next)
    setTyped(next)
  }
  const forget = () => {
    forgetDraft(address)
    setTyped({})
  }
  return { typed, replace, forget }
}
