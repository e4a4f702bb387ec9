import { Suspense, useEffect, useRef, useState } from 'react'
import { closeDialog, useOpenDialog } from '#web/src/platform/dialogs.ts'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { type LoadedDialog, loadDialog } from './load-dialog.ts'

/** The dialog that is asked for once it is there; until then the one that it replaces. */
const useLoadedDialog = (): LoadedDialog | undefined => {
  const t = usePhrases('site')
  const instance = useI18n()
  const asked = useOpenDialog()
  const [loaded, setLoaded] = useState<LoadedDialog>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog that is asked for
  useEffect(() => {
    if (!asked) return setLoaded(undefined)
    let wanted = true
    const failed = () => {
      if (!wanted) return
      toast({ tone: 'error', title: t('dialogFailed.title'), text: t('dialogFailed.text') })
      closeDialog()
    }
    loadDialog(asked, instance).then(dialog => wanted && setLoaded(dialog), failed)
    return () => {
      wanted = false
    }
  }, [asked])
  return asked && loaded
}

/** The place where a dialog opens. Each opens anew, with nothing of its last time. */
export const Dialogs = () => {
  const loaded = useLoadedDialog()
  // What is still asked for when this place goes would open in the next one, maybe for another person.
  useEffect(() => closeDialog, [])
  const latest = useRef(loaded)
  latest.current = loaded
  if (!loaded) return null
  const { dialog, Content } = loaded
  // A dialog that another has replaced closes as well, and must not take that one with it.
  const close = () => latest.current === loaded && closeDialog()
  return (
    <Suspense>
      <Content key={dialog.name} dialog={dialog} onClose={() => void close()} />
    </Suspense>
  )
}
