import type { ReactNode } from 'react'
import { Button } from '#web/src/ui/Button.tsx'
import { useWords } from '../words.ts'
import { useDraftWords } from './draft-words.ts'
import type { Preview } from './use-preview.ts'

type Props = {
  preview: Preview<object>
  /** Why the draft cannot be shown, if that is why. */
  refused: ReactNode
  /** That what is shown is what the form says. */
  upToDate: string
}

/** Whether what is shown is what the form says, and what stops it if not. */
export const PreviewStatus = ({ preview, refused, upToDate }: Props) => {
  const { shown, isBehind, problem, tryAgain } = preview
  const t = useDraftWords()
  const words = useWords()
  return (
    <div role="status" className="preview-status">
      {isBehind && <p>{t('rendersNow')}</p>}
      {!isBehind && problem && (
        <p className="problem">
          {words(problem)}{' '}
          <Button variant="quiet" small onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {!isBehind && refused && (
        <>
          <p className="problem">{refused}</p>
          {shown && <p>{t('earlier')}</p>}
        </>
      )}
      {!isBehind && !problem && !refused && <p>{upToDate}</p>}
    </div>
  )
}
