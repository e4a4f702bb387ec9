import { useCallback, useState } from 'react'
import { runCommand } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import { useReading } from '../drafts/use-reading.ts'
import { type Entry, entryFrom, newEntry } from './content.ts'

type Row = Readonly<Record<string, unknown>>

/** One entry as it is published, with its versions. */
export const useEntry = (name: string, desk: DeskContext, isOff: boolean) => {
  const [entry, setEntry] = useState<Entry | null>(null)
  const [versions, setVersions] = useState<readonly Row[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const load = useCallback(async () => {
    const shown = await runCommand('content show', { name })
    const found = 'item' in shown ? entryFrom(shown.item as Row) : newEntry(name)
    setEntry(found)
    setRefused(found === null && 'refused' in shown ? String(shown.refused) : null)
    const history = await runCommand('content history', { name })
    setVersions('items' in history ? (history.items as readonly Row[]) : [])
  }, [name])
  return { entry, versions, refused, ...useReading(load, desk, isOff) }
}
