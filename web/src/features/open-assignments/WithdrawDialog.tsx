import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { useApplicationChanges } from './use-application-changes.ts'
import styles from './WithdrawDialog.module.css'

type WithdrawProps = {
  application: { id: string; title: string; clientCompany: string }
  onClose: () => void
  onWithdrawn?: () => void
}

/** Asks before an application is withdrawn. */
export const WithdrawDialog = ({ application, onClose, onWithdrawn }: WithdrawProps) => {
  const t = usePhrases('open-assignments')
  const { withdrawing } = useApplicationChanges(application.id)
  const withdraw = () =>
    withdrawing.mutate(undefined, {
      onSettled: onClose,
      onSuccess: () => onWithdrawn?.(),
    })
  return (
    <Dialog title={t('dialog.title')} onClose={onClose}>
      <p>{t('dialog.text', { title: application.title, client: application.clientCompany })}</p>
      <div className={styles.actions}>
        <Button busy={withdrawing.isPending} onClick={withdraw}>
          {t('dialog.withdraw')}
        </Button>
        <Button variant="secondary" disabled={withdrawing.isPending} onClick={onClose}>
          {t('dialog.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
