import { type ComponentProps, useState } from 'react'
import { type DialogRequest, openDialog, toOpenDialog } from '#web/src/platform/dialogs.ts'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import { loadDialog } from './load-dialog.ts'

/** A dialog replaces the menu that it was opened from; the focus returns to the menu's button. */
const leaveMenu = (button: HTMLElement): void => button.closest<HTMLElement>('[popover]')?.hidePopover()

/** Opens a dialog after loading it, and shows that it is loading. A press before the app has started is repeated. */
export const DialogButton = ({
  opens,
  ...button
}: ComponentProps<typeof Button> & { opens: DialogRequest }) => {
  const t = usePhrases('site')
  const i18n = useI18n()
  const { name } = toOpenDialog(opens)
  const [busy, setBusy] = useState(false)
  const open = async (pressed: HTMLElement) => {
    setBusy(true)
    try {
      await loadDialog(toOpenDialog(opens), i18n)
      // After a navigation in the meantime the dialog is not wanted any more.
      if (!pressed.isConnected) return
      leaveMenu(pressed)
      openDialog(opens)
    } catch {
      toast({ tone: 'error', title: t('dialogFailed.title'), text: t('dialogFailed.text') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      {...button}
      busy={busy}
      data-opens=""
      data-button={name}
      onClick={event => void open(event.currentTarget)}
    />
  )
}
