import { Suspense, useEffect, useRef, useState } from 'react'
import { closeDialog, useOpenDialog } from '#web/src/platform/dialogs.ts'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { type LoadedDialog, loadDialog } from './load-dialog.ts'

/** Returns the requested dialog once it is loaded; until then the one that it replaces. */
const useLoadedDialog = (): LoadedDialog | undefined => {
  const t = usePhrases('site')
  const instance = useI18n()
  const requested = useOpenDialog()
  const [loaded, setLoaded] = useState<LoadedDialog>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog that is asked for
  useEffect(() => {
    if (!requested) return setLoaded(undefined)
    let isCurrent = true
    const failed = () => {
      if (!isCurrent) return
      toast({ tone: 'error', title: t('dialogFailed.title'), text: t('dialogFailed.text') })
      closeDialog()
    }
    loadDialog(requested, instance).then(dialog => isCurrent && setLoaded(dialog), failed)
    return () => {
      isCurrent = false
    }
  }, [requested])
  return requested && loaded
}

/** Renders the open dialog. Each opens with fresh state. */
export const Dialogs = () => {
  const loaded = useLoadedDialog()
  // A request left over from here would open in the next layout, maybe for another person.
  useEffect(() => closeDialog, [])
  const latest = useRef(loaded)
  latest.current = loaded
  if (!loaded) return null
  const { dialog, Content } = loaded
  // A dialog that was replaced also calls `onClose`, and must not close its replacement.
  const close = () => latest.current === loaded && closeDialog()
  return (
    <Suspense>
      <Content key={dialog.name} dialog={dialog} onClose={() => void close()} />
    </Suspense>
  )
}
