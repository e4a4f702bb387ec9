import { Button } from '#web/src/ui/Button.tsx'
import { useColleague } from '../colleagues.tsx'
import { useDraftWords } from './draft-words.ts'

type Props = {
  /** Who was faster, as the audit names them. */
  by: string
  /** What they did. */
  deed: string
  goOn: () => void
  discard: () => void
}

/** Somebody else was faster: who, and the way on. What was typed stays. */
export const Overtaken = ({ by, deed, goOn, discard }: Props) => {
  const t = useDraftWords()
  const colleague = useColleague()
  return (
    <div role="alert" className="overtaken">
      <p>
        <b>{colleague(by)}</b> {deed}
      </p>
      <Button variant="secondary" small onClick={goOn}>
        {t('goOn')}
      </Button>{' '}
      <Button variant="quiet" small onClick={discard}>
        {t('discard')}
      </Button>
    </div>
  )
}
