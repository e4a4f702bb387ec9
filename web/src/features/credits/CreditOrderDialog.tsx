import type { DialogProps } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { CreditOrderForm } from './CreditOrderForm.tsx'

/** The order of a plan's credits; always opens empty. */
const CreditOrderDialog = ({ dialog: { plan, credits, buyer }, onClose }: DialogProps<'credit-order'>) => {
  const t = usePhrases('credits')
  return (
    <Dialog wide title={t('title')} onClose={onClose}>
      <CreditOrderForm plan={plan} credits={credits} buyer={buyer} onDone={onClose} />
    </Dialog>
  )
}

export default CreditOrderDialog
