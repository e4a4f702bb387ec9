import { useState } from 'react'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from './toast-store.ts'

/** Another attempt changes nothing about these. */
const lasting: readonly ErrorCode[] = ['file_unsafe', 'not_found']

type Handing = {
  link: () => Promise<{ url: string }>
  open: (url: string) => void
  /** Said if it cannot be had; `text` is for what may be over in a moment. */
  failed: { title: string; text: string }
  errors: (code: ErrorCode) => string
}

/** Opens a stored file by the link that is asked for, or says why it cannot be had. */
export const handOver = async ({ link, open, failed, errors }: Handing): Promise<void> => {
  try {
    open((await link()).url)
  } catch (error) {
    console.error('A stored file could not be downloaded', error)
    const code = error instanceof ApiError ? error.code : 'internal'
    toast({ tone: 'error', ...failed, ...(lasting.includes(code) && { text: errors(code) }) })
  }
}

/** Downloads a stored file, one at a time. */
export const useStoredFile = (failed: Handing['failed']) => {
  const errors = usePhrases('errors')
  const [busy, setBusy] = useState(false)
  const download = async (handing: Pick<Handing, 'link' | 'open'>) => {
    setBusy(true)
    await handOver({ ...handing, failed, errors })
    setBusy(false)
  }
  return { busy, download }
}
