import { useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { isMissing, linkOnceMade } from '#web/src/platform/link-once-made.ts'
import { toast } from '#web/src/ui/toast-store.ts'

/** Downloads a paper by the link that is asked for; `busy` is the name of the one that is on its way. */
export const useDownload = () => {
  const t = usePhrases('credits')
  const [busy, setBusy] = useState('')
  const download = async (name: string, link: () => Promise<{ url: string }>) => {
    setBusy(name)
    try {
      const { url } = await linkOnceMade(link)
      // It is sent as an attachment, so the browser stays on this page.
      location.assign(url)
    } catch (error) {
      console.error('An invoice could not be downloaded', error)
      toast({ tone: 'error', title: t(isMissing(error) ? 'papers.missing' : 'papers.failed') })
    } finally {
      setBusy('')
    }
  }
  return { busy, download }
}
