import { useCallback, useEffect, useState } from 'react'
import { DeskError } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import { useLookingAgain } from '../lists/use-looking-again.ts'
import type { Word } from '../words.ts'

/**
 * Reads what a page is about, and again while it can be seen: somebody else may change it meanwhile. `load` keeps what it
 * read, which stays on the page if the network goes.
 */
export const useReading = (load: () => Promise<void>, { leave }: DeskContext, isOff: boolean) => {
  const [problem, setProblem] = useState<Word | null>(null)
  const read = useCallback(async () => {
    try {
      await load()
      setProblem(null)
    } catch (error) {
      const word = error instanceof DeskError ? error.word : 'failed'
      if (word === 'ended') await leave('ended')
      else setProblem(word === 'unknown' ? 'offline' : word)
    }
  }, [load, leave])
  useEffect(() => void read(), [read])
  useLookingAgain(read, isOff)
  return { problem, read }
}
