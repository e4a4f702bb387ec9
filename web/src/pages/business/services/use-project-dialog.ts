import { type ComponentType, useEffect, useState } from 'react'
import type { InquiredService } from '#shared/business-inquiries/inquired-services.ts'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { fetchDialog } from '#web/src/platform/late-dialog.ts'
import { fetchOrReload } from '#web/src/platform/lost-file.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import type { ProjectDialogProps } from './ProjectDialog.tsx'

const dialog = {
  load: () => import('./ProjectDialog.tsx'),
  phrases: ['business-inquiries', 'inquiry-facts', 'files', 'fields'],
} as const

/** The dialog's module, which the catalogue is shown without. Fetched when the browser is idle. */
const useLoader = () => {
  const instance = useI18n()
  const load = async () => (await fetchDialog(instance, dialog)).ProjectDialog
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what fails is fetched again when it is asked for
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? setTimeout
    idle(() => void load().catch(() => undefined))
  }, [])
  return load
}

type Asked = { service: InquiredService; Content?: ComponentType<ProjectDialogProps> }

/** The dialog for describing a project. It is fetched before it opens, and the page shows a failure to do so. */
export const useProjectDialog = () => {
  const t = usePhrases('site')
  const load = useLoader()
  const [asked, setAsked] = useState<Asked>()
  const open = async (service: InquiredService) => {
    setAsked({ service })
    try {
      const Content = await fetchOrReload(load)
      setAsked({ service, Content })
    } catch {
      setAsked(undefined)
      toast({ tone: 'error', title: t('dialogFailed.title'), text: t('dialogFailed.text') })
    }
  }
  return {
    open: (service: InquiredService) => void open(service),
    /** Closes the dialog of a service; another one opened in the meantime stays open. */
    close: (service: InquiredService) => setAsked(now => (now?.service === service ? undefined : now)),
    /** The service whose dialog is being loaded. */
    loading: asked && !asked.Content ? asked.service : undefined,
    shown: asked?.Content ? { service: asked.service, Content: asked.Content } : undefined,
  }
}
