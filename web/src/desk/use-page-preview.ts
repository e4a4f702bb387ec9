import { useEffect, useState } from 'react'
import type { DeskContext } from './desk-context.ts'
import { DeskError, runCommand } from './run.ts'
import type { Word } from './words.ts'

/** Long enough for a word, short enough to be seen while one thinks. */
const restMs = 350

/** What `content page` returned. */
type Shown = {
  pages: readonly string[]
  address: string | null
  html: string
  lines: readonly string[]
  note: string | null
}

/** The last page that could be rendered, and what stops the present one. */
export type PagePreview = {
  shown: Shown | null
  isBehind: boolean
  refused: string | null
  problem: Word | null
  tryAgain: () => void
}

type State = Pick<PagePreview, 'shown' | 'refused' | 'problem'> & { asked: string }

const nothing: State = { shown: null, refused: null, problem: null, asked: '' }

/** Renders a page with a draft once the typing rests; nothing is stored. What was rendered before stays meanwhile. */
export const usePagePreview = (
  name: string,
  field: readonly string[] | null,
  address: string | null,
  { leave }: DeskContext,
): PagePreview => {
  const [state, setState] = useState(nothing)
  const [tries, setTries] = useState(0)
  const asked = field && JSON.stringify({ name, field, ...(address !== null && { address }) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reading
  useEffect(() => {
    if (asked === null) return undefined
    let isWanted = true
    const timer = setTimeout(
      async () => {
        try {
          const result = await runCommand('content page', JSON.parse(asked))
          if (!isWanted) return
          if ('refused' in result)
            setState(before => ({ ...before, asked, refused: String(result.refused), problem: null }))
          else if ('item' in result)
            setState({ asked, shown: result.item as unknown as Shown, refused: null, problem: null })
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
  }, [asked, tries, leave])
  return {
    ...state,
    isBehind: state.asked !== asked,
    tryAgain: () => setTries(before => before + 1),
  }
}
