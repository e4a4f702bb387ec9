import { useState } from 'react'
import { isMissing, linkOnceMade } from '#web/src/platform/link-once-made.ts'
import { toast } from './toast-store.ts'

/**
 * Downloads a paper by the link that is asked for; `busy` is the name of the one that is on its way. The words say that it
 * is not made yet, and that it could not be downloaded.
 */
export const useDownload = (words: Record<'missing' | 'failed', string>) => {
  const [busy, setBusy] = useState('')
  const download = async (name: string, link: () => Promise<{ url: string }>) => {
    setBusy(name)
    try {
      const { url } = await linkOnceMade(link)
      // It is sent as an attachment, so the browser stays on this page.
      location.assign(url)
    } catch (error) {
      console.error('A paper could not be downloaded', error)
      toast({ tone: 'error', title: words[isMissing(error) ? 'missing' : 'failed'] })
    } finally {
      setBusy('')
    }
  }
  return { busy, download }
}
