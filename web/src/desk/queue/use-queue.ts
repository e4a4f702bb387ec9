import { useCallback, useEffect, useState } from 'react'
import type { CommandResult } from '#shared/operator/command.ts'
import { DeskError, runCommand } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import { useLookingAgain } from '../lists/use-looking-again.ts'
import type { Word } from '../words.ts'

type Row = Readonly<Record<string, unknown>>

/** The queue, read anew every half minute, when somebody comes back to it, and after each note that is made in it. */
export const useQueue = (leave: DeskContext['leave']) => {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [problem, setProblem] = useState<Word | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const failed = useCallback(
    async (error: unknown) => {
      const word = error instanceof DeskError ? error.word : 'failed'
      if (word === 'ended') await leave('ended')
      // What was read stays on the page.
      else setProblem(word === 'unknown' ? 'offline' : word)
    },
    [leave],
  )
  const read = useCallback(async () => {
    try {
      const result = await runCommand('queue list', { turn: 'operator' })
      setRows('items' in result ? (result.items as readonly Row[]) : [])
      setProblem(null)
    } catch (error) {
      await failed(error)
    }
  }, [failed])
  const note = useCallback(
    async (command: string, input: Row) => {
      try {
        const result: CommandResult = await runCommand(command, input)
        setRefused('refused' in result ? String(result.refused) : null)
        await read()
      } catch (error) {
        await failed(error)
      }
    },
    [read, failed],
  )
  useEffect(() => void read(), [read])
  useLookingAgain(read)
  return { rows, problem, refused, note }
}
