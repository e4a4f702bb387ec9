import { type SignInFailureCode, signInFailure } from '../sign-in-failure.ts'
import type { Outcome } from './business-sign-in.ts'

/** What a dialog says about the last thing that was tried. */
export type Notice =
  | { kind: 'no_account' | 'already_registered' | 'undeliverable' | 'spent' | 'new_code' }
  | { kind: 'wait' | 'locked'; waitSeconds: number }
  /** No other code may go out yet, and this one works. */
  | { kind: 'outstanding'; sentAt: number; waitSeconds: number }
  | { kind: 'wrong'; triesLeft: number | undefined }
  | { kind: 'failed'; doing: Doing; code: SignInFailureCode; requestId: string }

export type Doing = 'sending' | 'verifying' | 'resending'

export type CodeDialog = {
  step: 'email' | 'code' | 'signed_in'
  email: string
  /** The address as the server masks it. */
  sentTo: string
  /** From when another code may be asked for, in milliseconds of this machine's clock. */
  resendAt: number
  busy: Doing | undefined
  notice: Notice | undefined
  /** Counts the codes that were mailed: the code field starts empty for each. */
  mails: number
}

export type CodeDialogEvent =
  | { type: 'began'; doing: Doing; email?: string }
  | { type: 'came'; outcome: Outcome; now: number }
  | { type: 'failed'; error: unknown }
  | { type: 'change_email' }

export const closedCodeDialog: CodeDialog = {
  step: 'email',
  email: '',
  sentTo: '',
  resendAt: 0,
  busy: undefined,
  notice: undefined,
  mails: 0,
}

const noticeOfCode = (
  { sentSeconds, resendSeconds, mailed }: Outcome & { status: 'code' },
  { busy }: CodeDialog,
  now: number,
): Notice | undefined => {
  if (!mailed) return { kind: 'outstanding', sentAt: now - sentSeconds * 1000, waitSeconds: resendSeconds }
  return busy === 'verifying' ? { kind: 'new_code' } : undefined
}

const showCode = (state: CodeDialog, outcome: Outcome & { status: 'code' }, now: number): CodeDialog => ({
  ...state,
  step: 'code',
  sentTo: outcome.sentTo,
  resendAt: now + outcome.resendSeconds * 1000,
  mails: state.mails + (outcome.mailed ? 1 : 0),
  notice: noticeOfCode(outcome, state, now),
})

const come = (state: CodeDialog, outcome: Outcome, now: number): CodeDialog => {
  switch (outcome.status) {
    case 'code':
      return showCode(state, outcome, now)
    case 'signed_in':
      return { ...state, step: 'signed_in', notice: undefined }
    case 'wrong':
      return { ...state, notice: { kind: 'wrong', triesLeft: outcome.triesLeft } }
    case 'wait':
    case 'locked':
      return {
        ...state,
        resendAt: now + outcome.waitSeconds * 1000,
        notice: { kind: outcome.status, waitSeconds: outcome.waitSeconds },
      }
    case 'spent':
      return { ...state, notice: { kind: 'spent' } }
    default:
      return { ...state, step: 'email', notice: { kind: outcome.status } }
  }
}

/** The two steps of the business dialogs: what happens to what is shown. */
export const codeDialog = (state: CodeDialog, event: CodeDialogEvent): CodeDialog => {
  switch (event.type) {
    case 'began':
      return { ...state, email: event.email ?? state.email, busy: event.doing, notice: undefined }
    case 'came':
      return { ...come(state, event.outcome, event.now), busy: undefined }
    case 'failed': {
      const { code, requestId } = signInFailure(event.error)
      const doing = state.busy ?? 'sending'
      return { ...state, busy: undefined, notice: { kind: 'failed', doing, code, requestId } }
    }
    case 'change_email':
      return { ...closedCodeDialog, email: state.email }
  }
}
