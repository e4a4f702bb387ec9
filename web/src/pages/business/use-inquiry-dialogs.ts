import { type ComponentType, useState } from 'react'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { fetchDialog } from '#web/src/platform/late-dialog.ts'
import { fetchOrReload } from '#web/src/platform/lost-file.ts'
import { toast } from '#web/src/ui/toast-store.ts'

const dialogs = {
  edit: {
    load: () => import('#web/src/features/business-inquiries/EditInquiryDialog.tsx'),
    phrases: ['business-inquiries', 'fields', 'inquiry-facts'],
  },
  files: {
    load: () => import('./AddFilesDialog.tsx'),
    phrases: ['files', 'inquiry-facts'],
  },
  withdraw: {
    load: () => import('#web/src/features/business-inquiries/WithdrawDialog.tsx'),
    phrases: ['fields', 'inquiry-facts'],
  },
} as const

export type InquiryDialog = keyof typeof dialogs

type Content = ComponentType<{ inquiry: Inquiry; onClose: () => void }>

/** The dialogs about an inquiry. Each is fetched before it opens, and the page shows a failure to do so. */
export const useInquiryDialogs = () => {
  const t = usePhrases('site')
  const instance = useI18n()
  const [loading, setLoading] = useState<InquiryDialog>()
  const [Shown, show] = useState<Content>()
  const open = async (name: InquiryDialog) => {
    setLoading(name)
    try {
      const { default: Content } = await fetchOrReload(() =>
        fetchDialog<{ default: Content }>(instance, dialogs[name]),
      )
      show(() => Content)
    } catch {
      toast({ tone: 'error', title: t('dialogFailed.title'), text: t('dialogFailed.text') })
    } finally {
      setLoading(undefined)
    }
  }
  return { open: (name: InquiryDialog) => void open(name), close: () => show(undefined), loading, Shown }
}
