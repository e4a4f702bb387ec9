import { useEffect, useState } from 'react'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import { DeskError, runCommand } from '../commands/run.ts'
import type { DeskContext } from '../desk-context.ts'
import type { Word } from '../words.ts'

/** Long enough for a word, short enough to be seen while one thinks. */
const restMs = 350

/** The last draft that could be shown, and what stops the present one. */
export type Preview<Shown> = {
  shown: Shown | null
  isBehind: boolean
  refused: string | null
  problem: Word | null
  tryAgain: () => void
}

type State<Shown> = Pick<Preview<Shown>, 'shown' | 'refused' | 'problem'> & { asked: string }

/**
 * Shows what a draft becomes once the typing rests, by a command that stores nothing; null is a draft that cannot be
 * shown yet. What was shown before stays meanwhile.
 */
export const usePreview = <Shown extends object>(
  command: AnyCommandName,
  input: object | null,
  { leave }: DeskContext,
): Preview<Shown> => {
  const [state, setState] = useState<State<Shown>>({ shown: null, refused: null, problem: null, asked: '' })
  const [tries, setTries] = useState(0)
  const asked = input && JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reading
  useEffect(() => {
    if (asked === null) return undefined
    let isWanted = true
    const timer = setTimeout(
      async () => {
        try {
          const result = await runCommand(command, JSON.parse(asked))
          if (!isWanted) return
          if ('refused' in result)
            setState(before => ({ ...before, asked, refused: String(result.refused), problem: null }))
          else if ('item' in result)
            setState({ asked, shown: result.item as Shown, refused: null, problem: null })
        } catch (error) {
          const word = error instanceof DeskError ? error.word : 'failed'
          if (word === 'ended') await leave('ended')
          else if (isWanted)
            setState(before => ({ ...before, asked, problem: word === 'unknown' ? 'offline' : word }))
        }
      },
      state.asked === '' ? 0 : restMs,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [command, asked, tries, leave])
  return {
    ...state,
    isBehind: asked !== null && state.asked !== asked,
    tryAgain: () => setTries(before => before + 1),
  }
}
