import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Language, languages } from '#shared/contract/language.ts'
import { SignIn } from './access/SignIn.tsx'
import { accessToken, endSession, needsFourEyes, operatorIn } from './access/session.ts'
import { Desk } from './Desk.tsx'
import { DeskLanguage, type Word } from './words.ts'

const languageKey = 'desk-language'

const storedLanguage = (): Language => {
  const stored = localStorage.getItem(languageKey)
  return languages.find(language => language === stored) ?? 'sv'
}

const useDeskLanguage = () => {
  const [language, setLanguage] = useState(storedLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return useMemo(
    () => ({
      language,
      change: (to: Language) => {
        localStorage.setItem(languageKey, to)
        setLanguage(to)
      },
    }),
    [language],
  )
}

type Session = (ReturnType<typeof operatorIn> & { fourEyes: boolean }) | { why: Word | null } | null

/** Ends this session, once: an answer that comes after it would end the one that begins. */
const useLeave = (session: Session, setSession: (next: Session) => void) =>
  useMemo(() => {
    let present = session
    return async (why: Word | null) => {
      if (!present) return
      present = null
      await endSession().catch(() => undefined)
      setSession({ why })
    }
  }, [session, setSession])

/** The operators' desk: signs in, and stays on the same page when a session ends. */
export const App = () => {
  const language = useDeskLanguage()
  const [session, setSession] = useState<Session>(null)
  const enter = useCallback(async () => {
    const token = await accessToken().catch(() => undefined)
    setSession(token ? { ...operatorIn(token), fourEyes: await needsFourEyes() } : { why: null })
  }, [])
  useEffect(() => void enter(), [enter])
  const leave = useLeave(session, setSession)
  return (
    <DeskLanguage value={language}>
      {session && 'roles' in session && <Desk {...session} leave={leave} />}
      {session && 'why' in session && <SignIn why={session.why} signedIn={enter} />}
    </DeskLanguage>
  )
}
