import { useEffect, useReducer, useRef } from 'react'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { useFetched } from '../use-fetched.ts'
import {
  type BusinessSignIn,
  businessSignIn,
  type Flow,
  type Outcome,
  type SignInPort,
} from './business-sign-in.ts'
import { closedCodeDialog, codeDialog, type Doing } from './code-dialog.ts'
import { thisDevice } from './device-token.ts'

type Callbacks = { signedIn: () => Promise<void>; mailed: (email: string, doing: Doing) => void }

const loadBusinessPort = (): Promise<SignInPort> =>
  import('./business-port.ts').then(({ businessPort }) => businessPort)

/** The state and actions of one business dialog. Loads the sign-in library when it opens. */
export const useCodeDialog = (flow: Flow, callbacks: Callbacks, loadPort = loadBusinessPort) => {
  const language = useLanguage()
  const [state, dispatch] = useReducer(codeDialog, closedCodeDialog)
  const open = useRef(true)
  const signIn = useFetched(async () => {
    return businessSignIn(await loadPort(), { flow, language, device: thisDevice() })
  })
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  const tell = async (doing: Doing, email: string, outcome: Outcome) => {
    if (outcome.status === 'signed_in') await callbacks.signedIn()
    else if (outcome.status === 'code' && outcome.mailed && doing !== 'verifying')
      callbacks.mailed(outcome.sentTo || email, doing)
  }
  const run = async (doing: Doing, email: string, ask: (signIn: BusinessSignIn) => Promise<Outcome>) => {
    dispatch({ type: 'began', doing, email })
    try {
      const outcome = await ask(await signIn())
      if (!open.current) return
      dispatch({ type: 'completed', outcome, now: Date.now() })
      await tell(doing, email, outcome)
    } catch (error) {
      dispatch({ type: 'failed', error })
    }
  }

  return {
    state,
    send: (email: string) => run('sending', email, started => started.sendCode(email)),
    resend: () => run('resending', state.email, started => started.sendCode(state.email)),
    verify: (code: string) => run('verifying', state.email, started => started.enterCode(state.email, code)),
    changeEmail: () => dispatch({ type: 'change_email' }),
  }
}
