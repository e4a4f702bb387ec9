import { useCallback, useEffect, useState } from 'react'
import type { CommandResult } from '#shared/operator/command.ts'
import { DeskError, runCommand } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import type { Word } from '../words.ts'

type Fields = Readonly<Record<string, unknown>>

/** An approval as its page shows it. */
export type ShownApproval = {
  id: string
  name: string
  state: string
  /** Counts transitions; absent before the first. */
  revision?: number
  why: string
  input: Fields
  inputHash: string
  askedBy: string
  mine: boolean
  createdAt: string
  expiresAt: string
  releasedBy?: string
  moved?: { reason?: string }
  result?: CommandResult
  may: readonly string[]
}

const refreshMs = 10_000

/** What is further on: a reading that was begun before a move may come after it. */
const later = (known: ShownApproval | 'gone' | null, read: ShownApproval): ShownApproval => {
  if (known === null || known === 'gone' || known.id !== read.id) return read
  const moves = ({ revision = 0 }: ShownApproval) => revision
  const hasRun = moves(read) === moves(known) && known.result && !read.result
  return moves(read) < moves(known) || hasRun ? known : read
}

/** Reads one approval, and again while something is still to happen; moves it, and keeps what stopped that. */
export const useApproval = (id: string, { leave }: DeskContext) => {
  const [approval, setApproval] = useState<ShownApproval | 'gone' | null>(null)
  const [problem, setProblem] = useState<Word | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const failed = useCallback(
    async (error: unknown) => {
      const word = error instanceof DeskError ? error.word : 'failed'
      if (word === 'ended') await leave('ended')
      else setProblem(word)
    },
    [leave],
  )
  const read = useCallback(async () => {
    const result = await runCommand('approvals show', { id })
    setApproval(known => ('item' in result ? later(known, result.item as ShownApproval) : 'gone'))
  }, [id])
  const look = useCallback(() => read().then(() => setProblem(null), failed), [read, failed])
  useEffect(() => void look(), [look])
  const isOpen =
    approval !== null &&
    approval !== 'gone' &&
    (approval.state === 'asked' || (approval.state === 'released' && !approval.result))
  useEffect(() => {
    if (!isOpen) return undefined
    // What stopped the operator stays on the page.
    const again = () => void (document.visibilityState === 'visible' && read().catch(() => undefined))
    const timer = setInterval(again, refreshMs)
    return () => clearInterval(timer)
  }, [isOpen, read])
  const move = async (verb: string, input: Fields) => {
    setBusy(true)
    setRefused(null)
    setProblem(null)
    try {
      const result = await runCommand(`approvals ${verb}`, { id, ...input })
      if ('refused' in result) setRefused(String(result.refused))
      await read()
    } catch (error) {
      await failed(error)
    } finally {
      setBusy(false)
    }
  }
  return { approval, problem, refused, busy, move }
}
