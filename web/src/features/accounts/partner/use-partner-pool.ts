import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { type SignInFailure, signInFailure } from '../sign-in-failure.ts'
import { useFetched } from '../use-fetched.ts'
import { type PartnerSignIn, partnerSignIn } from './partner-sign-in.ts'

type Asked<Answer> = { busy: boolean; answer?: Answer; failure?: SignInFailure }

/** One question to the partner pool at a time: whether it is being asked, and what came of the last one. */
export const usePartnerPool = <Answer>() => {
  const language = useLanguage()
  const signIn = useFetched(async () => {
    const { partnerPort } = await import('./partner-port.ts')
    return partnerSignIn(partnerPort, language)
  })
  const [asked, setAsked] = useState<Asked<Answer>>({ busy: false })
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  /** Nothing where it failed, or where the dialog was closed meanwhile. */
  const ask = async (question: (signIn: PartnerSignIn) => Promise<Answer>): Promise<Answer | undefined> => {
    setAsked({ busy: true })
    try {
      const answer = await question(await signIn())
      if (!open.current) return undefined
      setAsked({ busy: false, answer })
      return answer
    } catch (error) {
      setAsked({ busy: false, failure: signInFailure(error) })
      return undefined
    }
  }
  return { ...asked, ask }
}
