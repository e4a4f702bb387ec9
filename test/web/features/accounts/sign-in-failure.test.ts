import { expect, test } from 'vitest'
import { signInFailure } from '#web/src/features/accounts/sign-in-failure.ts'
import { ApiError } from '#web/src/platform/api-error.ts'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'session_lost'],
  ['CodeMismatchException', 'Invalid session for the user, session can only be used once.', 'session_lost'],
  ['SignInException', 'An error occurred during the sign in process.', 'session_lost'],
  ['NotAuthorizedException', 'Incorrect username or password.', 'refused'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'rate_limited'],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'code_wrong'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'code_expired'],
  [
    'UserLambdaValidationException',
    'PreSignUp failed with error business_email_required.',
    'business_email_required',
  ],
  ['UserLambdaValidationException', 'PreSignUp failed with error proof_invalid.', 'proof_invalid'],
  ['UserLambdaValidationException', 'PreSignUp failed with error rate_limited.', 'rate_limited'],
  ['TooManyRequestsException', 'Rate exceeded', 'rate_limited'],
  ['NetworkError', 'A network error has occurred.', 'unavailable'],
  ['InvalidParameterException', 'Something else', 'unknown'],
])('%s “%s” is %s', (name, message, code) => {
  expect(signInFailure(named(name, message)).code).toBe(code)
})

test('a failed proof keeps the code and the request id of our API', () => {
  const error = new ApiError('rate_limited', { status: 429, requestId: 'r7' })
  expect(signInFailure(error)).toMatchObject({ code: 'rate_limited', requestId: 'r7' })
})

test('an error of Cognito can be quoted by its request id', () => {
  const error = Object.assign(named('InternalErrorException', 'x'), { metadata: { requestId: 'c1' } })
  expect(signInFailure(error)).toMatchObject({ code: 'unavailable', requestId: 'c1' })
})
