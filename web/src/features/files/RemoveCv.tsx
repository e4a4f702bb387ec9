import { useState } from 'react'
import { removeCv } from '#shared/partner-profile/cv.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './CvCard.module.css'

type RemoveProps = { name: string; onRemoved: () => void; onClose: () => void }

/** Asks before the CV is removed. */
export const RemoveCv = ({ name, onRemoved, onClose }: RemoveProps) => {
  const t = usePhrases('files')
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await call(removeCv, {})
      toast({ tone: 'success', title: t('cv.removed'), text: t('cv.removedText') })
      onClose()
      onRemoved()
    } catch (error) {
      console.error('The CV could not be removed', error)
      toast({ tone: 'error', title: t('cv.removeFailedTitle'), text: t('cv.removeFailed') })
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('cv.removeTitle')} onClose={onClose}>
      <p>{t('cv.removeText', { name })}</p>
      <div className={styles.answers}>
        <Button busy={busy} onClick={() => void remove()}>
          {t('cv.removeYes')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {t('cv.removeNo')}
        </Button>
      </div>
    </Dialog>
  )
}
