import { useEffect, useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { enterCode, type Mailed, mailCode, mailedTo } from './email-verification.ts'

type Doing = 'sending' | 'verifying'

/** Verifies the partner's own address: mails a code at the start, unless one was mailed recently. */
export const useEmailVerification = (email: string, onVerified: () => void) => {
  const t = usePhrases('account-settings')
  const errors = usePhrases('errors')
  const language = useLanguage()
  const [mailed, setMailed] = useState<Mailed | undefined>(() => mailedTo(email))
  const [doing, setDoing] = useState<Doing>()
  const [refusal, setRefusal] = useState<string>()
  const [failure, setFailure] = useState<string>()

  const messageFor = (error: unknown): string => {
    console.error('The verification of an e-mail address failed', error)
    if (!(error instanceof ApiError) || error.code === 'internal') return errors('internal')
    return error.code === 'rate_limited' && error.retryAfter ? t('verify.wait') : errors(error.code)
  }
  const run = async <Result>(what: Doing, work: () => Promise<Result>): Promise<Result | undefined> => {
    setDoing(what)
    setRefusal(undefined)
    setFailure(undefined)
    try {
      return await work()
    } catch (error) {
      setFailure(messageFor(error))
      return undefined
    } finally {
      setDoing(undefined)
    }
  }
  const send = async (): Promise<boolean> => {
    const sent = await run('sending', () => mailCode(email, language))
    if (sent) setMailed(sent)
    return sent !== undefined
  }
  const resend = async () => {
    if (await send())
      toast({ tone: 'success', title: t('verify.sent'), text: t('verify.sentText', { email }) })
  }
  const verify = async (code: string) => {
    if (!mailed) return
    const right = await run('verifying', () => enterCode(email, mailed.id, code))
    if (right === false) setRefusal(errors('code_invalid'))
    if (!right) return
    toast({ tone: 'success', title: t('verify.done'), text: t('verify.doneText') })
    onVerified()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins
  useEffect(() => {
    if (!mailed) void send()
  }, [])
  return { mailed, doing, refusal, failure, send, resend, verify }
}
