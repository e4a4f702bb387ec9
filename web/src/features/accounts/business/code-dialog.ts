import { type SignInFailureCode, signInFailure } from '../sign-in-failure.ts'
import type { Outcome } from './business-sign-in.ts'

/** The message about the last action in a dialog. */
export type Notice =
  | { kind: 'no_account' | 'already_registered' | 'undeliverable' | 'spent' | 'new_code' }
  | { kind: 'wait' | 'locked'; waitSeconds: number }
  /** No other code may be sent yet, and the last one is still valid. */
  | { kind: 'outstanding'; sentAt: number; waitSeconds: number }
  | { kind: 'wrong'; triesLeft: number | undefined }
  | { kind: 'failed'; doing: Doing; code: SignInFailureCode; requestId: string }

export type Doing = 'sending' | 'verifying' | 'resending'

export type CodeDialog = {
  step: 'email' | 'code' | 'signed_in'
  email: string
  /** The address, masked by the server. */
  sentTo: string
  /** When another code may be requested, in milliseconds of the local clock. */
  resendAt: number
  busy: Doing | undefined
  notice: Notice | undefined
  /** The number of mailed codes: the code field is emptied for each. */
  mails: number
}

export type CodeDialogEvent =
  | { type: 'began'; doing: Doing; email?: string }
  | { type: 'completed'; outcome: Outcome; now: number }
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

/** The reducer of the business dialogs' two steps. */
export const codeDialog = (state: CodeDialog, event: CodeDialogEvent): CodeDialog => {
  switch (event.type) {
    case 'began':
      return { ...state, email: event.email ?? state.email, busy: event.doing, notice: undefined }
    case 'completed':
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
