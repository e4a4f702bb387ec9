import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { type SignInFailure, signInFailure } from '../sign-in-failure.ts'
import { useFetched } from '../use-fetched.ts'
import { type PartnerSignIn, partnerSignIn } from './partner-sign-in.ts'

type Call<Result> = { busy: boolean; result?: Result; failure?: SignInFailure }

/** One call to the partner pool at a time: whether it is in progress, and the result of the last one. */
export const usePartnerPool = <Result>() => {
  const language = useLanguage()
  const signIn = useFetched(async () => {
    const { partnerPort } = await import('./partner-port.ts')
    return partnerSignIn(partnerPort, language)
  })
  const [call, setCall] = useState<Call<Result>>({ busy: false })
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  /** Returns nothing if the call failed or the dialog was closed in the meantime. */
  const ask = async (question: (signIn: PartnerSignIn) => Promise<Result>): Promise<Result | undefined> => {
    setCall({ busy: true })
    try {
      const result = await question(await signIn())
      if (!open.current) return undefined
      setCall({ busy: false, result })
      return result
    } catch (error) {
      setCall({ busy: false, failure: signInFailure(error) })
      return undefined
    }
  }
  return { ...call, ask }
}
