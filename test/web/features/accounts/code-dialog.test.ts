import { describe, expect, test } from 'vitest'
import type { Outcome } from '#web/src/features/accounts/business/business-sign-in.ts'
import {
  type CodeDialog,
  type CodeDialogEvent,
  closedCodeDialog,
  codeDialog,
} from '#web/src/features/accounts/business/code-dialog.ts'
import { normalizeCode } from '#web/src/features/accounts/code.ts'
import { destinationAfter, requestedLocation } from '#web/src/features/accounts/destinations.ts'
import { failurePhrase } from '#web/src/features/accounts/failure-words.ts'
import { SignInFailure } from '#web/src/features/accounts/sign-in-failure.ts'

const email = 'anna@verkstad.se'
const now = 5_000
const code: Outcome = {
  status: 'code',
  sentTo: 'a•••@verkstad.se',
  sentSeconds: 0,
  resendSeconds: 60,
  mailed: true,
}
const dialogAfter = (...events: CodeDialogEvent[]): CodeDialog => events.reduce(codeDialog, closedCodeDialog)
const sending: CodeDialogEvent = { type: 'began', doing: 'sending', email }
const sent: CodeDialogEvent = { type: 'completed', outcome: code, now }
const verifying: CodeDialogEvent = { type: 'began', doing: 'verifying' }

describe('the dialog', () => {
  test('asks for the code once it is sent, and counts down to the next', () => {
    expect(dialogAfter(sending)).toMatchObject({ step: 'email', busy: 'sending' })
    expect(dialogAfter(sending, sent)).toMatchObject({
      step: 'code',
      busy: undefined,
      resendAt: 65_000,
      notice: undefined,
    })
  })

  test('stays with the address where no code was sent', () => {
    const refused: CodeDialogEvent = { type: 'completed', outcome: { status: 'no_account' }, now }
    expect(dialogAfter(sending, refused)).toMatchObject({
      step: 'email',
      email,
      notice: { kind: 'no_account' },
    })
  })

  test('keeps the code step after a wrong code', () => {
    const wrong: CodeDialogEvent = { type: 'completed', outcome: { status: 'wrong', triesLeft: 3 }, now }
    const state = dialogAfter(sending, sent, verifying, wrong)
    expect(state).toMatchObject({ step: 'code', mails: 1, notice: { kind: 'wrong', triesLeft: 3 } })
  })

  test('empties the code field for a code that came instead of the one typed, and says so', () => {
    expect(dialogAfter(sending, sent, verifying, sent)).toMatchObject({
      mails: 2,
      notice: { kind: 'new_code' },
    })
  })

  test('opened again within the minute goes to the code that is out, and says since when', () => {
    const out: Outcome = { ...code, sentSeconds: 45, resendSeconds: 15, mailed: false }
    const opened = dialogAfter(sending, { type: 'completed', outcome: out, now: 50_000 })
    expect(opened).toMatchObject({
      step: 'code',
      resendAt: 65_000,
      notice: { kind: 'outstanding', sentAt: 5_000, waitSeconds: 15 },
    })
    const again = dialogAfter(sending, sent, { type: 'began', doing: 'resending' }, sent, {
      type: 'completed',
      outcome: out,
      now: 50_000,
    })
    expect(again.mails, 'what was typed stays').toBe(2)
  })

  test('goes back to the address, which it keeps', () => {
    expect(dialogAfter(sending, sent, { type: 'change_email' })).toEqual({ ...closedCodeDialog, email })
  })

  test('lets nobody ask again before the wait is over', () => {
    const wait: CodeDialogEvent = { type: 'completed', outcome: { status: 'wait', waitSeconds: 42 }, now }
    expect(dialogAfter(sending, sent, { type: 'began', doing: 'resending' }, wait)).toMatchObject({
      step: 'code',
      resendAt: 47_000,
      notice: { kind: 'wait', waitSeconds: 42 },
    })
  })

  test('says what failed while doing what', () => {
    const failed: CodeDialogEvent = { type: 'failed', error: new SignInFailure('unknown', 'c1') }
    expect(dialogAfter(sending, sent, { type: 'began', doing: 'resending' }, failed)).toMatchObject({
      busy: undefined,
      notice: { kind: 'failed', doing: 'resending', code: 'unknown', requestId: 'c1' },
    })
  })
})

test('each dialog words a failure as specified', () => {
  expect(failurePhrase('sign_up', 'sending', 'unknown')).toBe('signUpUnexpected')
  expect(failurePhrase('sign_up', 'resending', 'unavailable')).toBe('signUpResendFailed')
  expect(failurePhrase('sign_in', 'sending', 'unavailable')).toBe('logInSendFailed')
  expect(failurePhrase('sign_in', 'resending', 'unknown')).toBe('logInResendFailed')
  expect(failurePhrase('sign_in', 'sending', 'rate_limited')).toBe('rateLimited')
})

test('a code may be typed with spaces; the sign-up takes digits only', () => {
  expect(normalizeCode(' 123 456\n', { digitsOnly: false })).toBe('123456')
  expect(normalizeCode('12a 34-5678', { digitsOnly: true })).toBe('123456')
  expect(normalizeCode('12a456', { digitsOnly: false })).toBe('12a456')
})

test('the way on after a right code is the specified one', () => {
  expect(destinationAfter('sign_up', 'present', '/business/dashboard/profile')).toBe('/dashboard')
  expect(destinationAfter('sign_up', 'missing')).toBe('/onboarding')
  expect(destinationAfter('sign_in', 'present')).toBe('/business/dashboard')
  expect(destinationAfter('sign_in', 'present', '/business/dashboard/profile')).toBe(
    '/business/dashboard/profile',
  )
  expect(destinationAfter('sign_in', 'missing', '/business/dashboard/profile')).toBe('/onboarding')
  expect(destinationAfter('sign_in', 'failed')).toBe('/onboarding')
})

test('only a place of this site is gone back to', () => {
  expect(requestedLocation({ from: '/business/dashboard?x=1' })).toBe('/business/dashboard?x=1')
  for (const from of ['https://evil.example', '//evil.example', '/\\evil.example', 7, undefined])
    expect(requestedLocation({ from })).toBeUndefined()
  expect(requestedLocation(null)).toBeUndefined()
})
