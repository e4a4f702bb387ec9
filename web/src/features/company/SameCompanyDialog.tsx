import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import styles from './company.module.css'
import { type KnownCompany, useAsking } from './use-same-company.ts'

/** Says that a company may be here already: its owner can be asked, or the person goes on with one of their own. */
export const SameCompanyDialog = ({ known }: { known: KnownCompany }) => {
  const t = usePhrases('company')
  const { asked, isBusy, ask } = useAsking(known)
  const { decide } = known
  return (
    <Dialog title={t('same.title')} onClose={() => decide(false)}>
      <p role="status">{t(`same.${asked ?? 'text'}`)}</p>
      <p className={styles.note}>{t('same.own')}</p>
      <div className={styles.actions}>
        {asked === null ? (
          <Button busy={isBusy} onClick={() => void ask()}>
            {t('same.ask')}
          </Button>
        ) : (
          <Button onClick={() => decide(false)}>{t('same.close')}</Button>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={() => decide(true)}>
          {t('same.goOn')}
        </Button>
      </div>
    </Dialog>
  )
}
