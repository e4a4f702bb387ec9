import { removeColleague } from '#shared/company/colleagues.ts'
import { leaveCompany } from '#shared/company/membership.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import styles from './company.module.css'
import { type Colleague, useCompanyChange } from './use-colleagues.ts'

type EndProps = { colleague: Colleague; onClose: () => void; onEnded: () => void }

/** Asks before a colleague is removed, or before one leaves. */
export const EndDialog = ({ colleague: { id, name, isYou }, onClose, onEnded }: EndProps) => {
  const t = usePhrases('company')
  const { isBusy, send } = useCompanyChange()
  const end = async () => {
    const change = () => (isYou ? call(leaveCompany, {}) : call(removeColleague, { params: { id } }))
    const isEnded = await send(change, { title: isYou ? t('left') : t('removed', { name }) })
    onClose()
    if (isEnded) onEnded()
  }
  return (
    <Dialog title={isYou ? t('leaveTitle') : t('removeTitle', { name })} onClose={onClose}>
      <p>{isYou ? t('leaveText') : t('removeText', { name })}</p>
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void end()}>
          {isYou ? t('leaveNow') : t('removeNow')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {isBusy && t('working')}
      </p>
    </Dialog>
  )
}
