import type { Language } from '#shared/contract/language.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { failsWith, SignInFailure } from '../sign-in-failure.ts'
import type { Device } from './device-token.ts'

export type Flow = 'sign_up' | 'sign_in'

/** Cognito's reply: signed in, or the public parameters of the next challenge. */
export type Round = { signedIn: true } | { signedIn: false; asks: Readonly<Record<string, string>> }

/** What the protocol needs from outside. All functions throw SignInFailure. */
export type SignInPort = {
  signUp: (email: string, metadata: Record<string, string>) => Promise<'created' | 'exists'>
  begin: (email: string) => Promise<Round>
  answer: (text: string, metadata: Record<string, string>) => Promise<Round>
  solveProof: (purpose: ProofPurpose) => Promise<string>
}

/** The result that the dialog shows. Seconds count from now; `sentSeconds` is how long ago the code was sent. */
export type Outcome =
  | { status: 'code'; sentTo: string; sentSeconds: number; resendSeconds: number; mailed: boolean }
  | { status: 'no_account' | 'already_registered' | 'undeliverable' | 'spent' | 'signed_in' }
  | { status: 'wait' | 'locked'; waitSeconds: number }
  | { status: 'wrong'; triesLeft: number | undefined }

/** `resume` sends no mail: the person already has a code, only the sign-in attempt was lost. */
type Intent = 'send' | 'resume'

const outcomeOf = (asks: Readonly<Record<string, string>>): Outcome => {
  const waitSeconds = Number(asks.waitSeconds ?? 60)
  switch (asks.step) {
    case 'code':
      return {
        status: 'code',
        sentTo: asks.sentTo ?? '',
        sentSeconds: Number(asks.sentSeconds ?? 0),
        resendSeconds: Number(asks.resendSeconds ?? 60),
        mailed: asks.outstanding !== 'true',
      }
    case 'no_account':
    case 'already_registered':
    case 'undeliverable':
      return { status: asks.step }
    case 'wait':
    case 'locked':
      return { status: asks.step, waitSeconds }
    default:
      throw new SignInFailure('unknown')
  }
}

const afterCode = (round: Round): Outcome => {
  if (round.signedIn) return { status: 'signed_in' }
  if (round.asks.step !== 'code') return outcomeOf(round.asks)
  const { triesLeft } = round.asks
  if (triesLeft === '0') return { status: 'spent' }
  return { status: 'wrong', triesLeft: triesLeft === undefined ? undefined : Number(triesLeft) }
}

type Context = { flow: Flow; language: Language; device: Device }

/** Begins a sign-in with a proof of work, up to the mailed code. */
const proverOf = (port: SignInPort, { flow, language, device: { token: deviceToken } }: Context) => {
  const proveOnce = async (email: string, intent: Intent): Promise<Round | undefined> => {
    const [, proof] = await Promise.all([port.begin(email), port.solveProof('business_sign_in')])
    try {
      const round = await port.answer(proof, { flow, language, deviceToken, intent })
      return !round.signedIn && round.asks.step === 'proof' ? undefined : round
    } catch (error) {
      if (failsWith(error, 'refused')) return undefined
      throw error
    }
  }

  /** A refused proof has most likely expired while the machine was asleep, so one more is tried. */
  return async (email: string, intent: Intent): Promise<Outcome> => {
    const round = (await proveOnce(email, intent)) ?? (await proveOnce(email, intent))
    if (!round) throw new SignInFailure('proof_invalid')
    return round.signedIn ? { status: 'signed_in' } : outcomeOf(round.asks)
  }
}

/** Sign-up or sign-in of a business by mailed code, following the protocol of the business pool's triggers. */
export const businessSignIn = (port: SignInPort, context: Context) => {
  const { flow, language, device } = context
  const prove = proverOf(port, context)
  let signedUp = ''

  /** An address with an account continues as a sign-in, and the server decides what is shown. */
  const signUp = async (email: string) => {
    await port.signUp(email, { proof: await port.solveProof('business_sign_up'), language })
    signedUp = email
  }

  const answerCode = async (code: string): Promise<Outcome> => {
    try {
      const round = await port.answer(code, { flow, language, deviceToken: device.token })
      if (round.signedIn) device.keep()
      return afterCode(round)
    } catch (error) {
      if (failsWith(error, 'refused')) return { status: 'spent' }
      throw error
    }
  }

  return {
    /** Requests a code, the first or another one. Throws SignInFailure. */
    sendCode: async (email: string): Promise<Outcome> => {
      if (flow === 'sign_up' && signedUp !== email) await signUp(email)
      return prove(email, 'send')
    },

    /**
     * Enters a code. If the sign-in attempt was lost in the meantime, it is started again and the code is still
     * valid.
     */
    enterCode: async (email: string, code: string): Promise<Outcome> => {
      try {
        return await answerCode(code)
      } catch (error) {
        if (!failsWith(error, 'session_lost')) throw error
      }
      const resumed = await prove(email, 'resume')
      return resumed.status === 'code' && !resumed.mailed ? answerCode(code) : resumed
    },
  }
}

export type BusinessSignIn = ReturnType<typeof businessSignIn>
