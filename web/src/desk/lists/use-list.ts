import { useCallback, useEffect, useState } from 'react'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import { DeskError, runCommand } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import type { Word } from '../words.ts'
import { useLookingAgain } from './use-looking-again.ts'

export type Row = Readonly<Record<string, unknown>>

/** As much of a list as was read; `next` leads to what was not. */
type Read = { rows: readonly Row[]; next: string | null; note: string | null }

const nothing: Read = { rows: [], next: null, note: null }

/** Reads a page of a list, and those after it up to `pages` of them. */
const readPages = async (
  name: AnyCommandName,
  input: Row,
  before: Read,
  pages: number,
): Promise<Read | null> => {
  const page = await runCommand(name, before.next ? { ...input, cursor: before.next } : input)
  if (!('items' in page)) return null
  const read = {
    rows: [...before.rows, ...(page.items as readonly Row[])],
    next: page.next as string | null,
    note: (page.note as string | undefined) ?? null,
  }
  return read.next && pages > 1 ? readPages(name, input, read, pages - 1) : read
}

/** A list that is read `pages` at a time, and anew until more was asked for; what was read stays if the network goes. */
export const useList = (
  name: AnyCommandName,
  { leave }: DeskContext,
  { input = {}, pages = 1 }: { input?: Row; pages?: number } = {},
) => {
  const [list, setList] = useState<Read | null>(null)
  const [isLonger, setLonger] = useState(false)
  const [problem, setProblem] = useState<Word | null>(null)
  const asked = JSON.stringify(input)
  const read = useCallback(
    async (before: Read = nothing) => {
      try {
        const found = await readPages(name, JSON.parse(asked), before, pages)
        if (found) setList(found)
        setProblem(found ? null : 'failed')
      } catch (error) {
        const word = error instanceof DeskError ? error.word : 'failed'
        if (word === 'ended') await leave('ended')
        else setProblem(word === 'unknown' ? 'offline' : word)
      }
    },
    [name, asked, pages, leave],
  )
  const first = useCallback(() => read(), [read])
  useEffect(() => void first(), [first])
  // What was read beyond the first pages would be lost by reading those again.
  useLookingAgain(first, isLonger)
  const more = list?.next
    ? () => {
        setLonger(true)
        void read(list)
      }
    : null
  return { rows: list?.rows ?? null, note: list?.note ?? null, problem, more }
}

export type List = ReturnType<typeof useList>
