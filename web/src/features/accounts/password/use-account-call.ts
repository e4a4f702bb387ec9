import { useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { type SignInFailure, signInFailure } from '../sign-in-failure.ts'
import { useFetched } from '../use-fetched.ts'
import type { accountPort } from './account-port.ts'

/** One call about the account at a time; `refused` means a wrong password. */
export const useAccountCall = () => {
  const t = usePhrases('account-settings')
  const port = useFetched(async () => (await import('./account-port.ts')).accountPort)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure>()

  const ask = async (
    question: (port: typeof accountPort) => Promise<void>,
  ): Promise<'done' | 'refused' | 'failed'> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await question(await port())
      return 'done'
    } catch (error) {
      const found = signInFailure(error)
      if (found.code === 'refused') return 'refused'
      setFailure(found)
      return 'failed'
    } finally {
      setBusy(false)
    }
  }
  const lines = (): string[] => {
    if (!failure) return []
    if (failure.code === 'rate_limited') return [t('failed.rateLimited')]
    const reference = failure.requestId ? [t('failed.reference', { id: failure.requestId })] : []
    return [t(failure.code === 'unavailable' ? 'failed.unavailable' : 'failed.unexpected'), ...reference]
  }
  return { busy, ask, lines: lines() }
}
