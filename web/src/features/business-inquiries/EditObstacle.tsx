import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import styles from './EditInquiryDialog.module.css'
import { FactList } from './FactList.tsx'

export const Settled = () => {
  const t = usePhrases('inquiry-facts')
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('edit.settledTitle')}</strong>
      <p>{t('edit.settled')}</p>
    </div>
  )
}

type ChangedProps = { stored: Inquiry; busy: boolean; onKeepMine: () => void; onTakeTheirs: () => void }

/** What another window has stored, and the choice between it and what is typed here. */
export const ChangedElsewhere = ({ stored, busy, onKeepMine, onTakeTheirs }: ChangedProps) => {
  const t = usePhrases('inquiry-facts')
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('edit.changedTitle')}</strong>
      <p>{t('edit.changed')}</p>
      <blockquote className={styles.stored}>{stored.description}</blockquote>
      <FactList facts={stored.facts} />
      <ActionRow>
        <Button small busy={busy} onClick={onKeepMine}>
          {t('edit.keepMine')}
        </Button>
        <Button small variant="secondary" disabled={busy} onClick={onTakeTheirs}>
          {t('edit.takeTheirs')}
        </Button>
      </ActionRow>
    </div>
  )
}
