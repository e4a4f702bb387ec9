import { useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { resendCode, verifyCode } from './access.ts'
import { keepGrant } from './grant.ts'

/** The server sends at most one code a minute (lambdas/platform/codes/may-issue.ts). */
const secondsBetweenCodes = 60
export const codeDigits = 6

const after = (seconds: number) => Date.now() + seconds * 1_000

type Settings = { id: string; email: string; focusCode: () => void; onVerified: () => void }

/** Checks the mailed code, which returns the grant, or mails another one. */
export const useCodeCheck = ({ id, email, focusCode, onVerified }: Settings) => {
  const t = usePhrases('investor-access')
  const language = useLanguage()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [doing, setDoing] = useState<'verifying' | 'resending'>()
  const [resendAt, setResendAt] = useState(() => after(secondsBetweenCodes))

  const refuse = (text: string) => {
    setError(text)
    toast({ tone: 'error', title: t('invalid'), text })
    focusCode()
  }
  const verify = async () => {
    if (code.length !== codeDigits) return refuse(t('invalidText'))
    setDoing('verifying')
    setError(undefined)
    try {
      const granted = await verifyCode(id, code, language)
      if (!granted) return refuse(t('refusedText'))
      toast({ tone: 'success', title: t('verified'), text: t('verifiedText') })
      keepGrant(granted.grant)
      onVerified()
    } catch {
      toast({ tone: 'error', title: t('failed'), text: t('verifyFailedText') })
    } finally {
      setDoing(undefined)
    }
  }
  const resend = async () => {
    setDoing('resending')
    try {
      setResendAt(after(await resendCode(id, language)))
      setCode('')
      setError(undefined)
      toast({ tone: 'success', title: t('sent'), text: t('sentText', { email }) })
      focusCode()
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter) setResendAt(after(failure.retryAfter))
      toast({ tone: 'error', title: t('failed'), text: t('failedText') })
    } finally {
      setDoing(undefined)
    }
  }
  return { code, type: setCode, error, doing, resendAt, verify, resend }
}
