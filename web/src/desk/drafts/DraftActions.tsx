import { Button } from '#web/src/ui/Button.tsx'
import { useWords } from '../words.ts'
import { useDraftWords } from './draft-words.ts'

type Props = {
  /** What stores the draft. */
  label: string
  busy: boolean
  isDrafted: boolean
  forget: () => void
}

/** Stores a draft or throws it away, and says where it is. */
export const DraftActions = ({ label, busy, isDrafted, forget }: Props) => {
  const t = useDraftWords()
  const words = useWords()
  return (
    <p className="draft-actions">
      <Button type="submit" busy={busy}>
        {busy ? words('running') : label}
      </Button>
      {isDrafted && (
        <Button variant="quiet" onClick={forget}>
          {t('discard')}
        </Button>
      )}
      <span className="notes">{t(isDrafted ? 'draftKept' : 'unchanged')}</span>
    </p>
  )
}
