import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, expect, test } from 'vitest'
import { type Handle, type Listener, listenInside } from '#infra/local/listener.ts'
import { readBody } from '#infra/local/request-body.ts'
import { signInBusiness } from '#infra/local/seed/business-account.ts'

const email = 'anna@demobolaget.example'
const yesterday = '2026-11-21T12:00:00.000Z'

let origin: (Listener & { endpoint: string }) | undefined
afterEach(() => origin?.close())

const challengeReply = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey, hmacSignatureSecret: 'x' })

/** Serves an origin whose pool answers each request for a code with the next of these steps. */
const originThatSays = async (...steps: Record<string, string>[]): Promise<string> => {
  const left = [...steps]
  const cognito = (operation: string, answer?: string) => {
    if (operation !== 'RespondToAuthChallenge') return { Session: 's', ChallengeParameters: {} }
    if (answer === '123456') return { AuthenticationResult: { AccessToken: 'the token' } }
    return { Session: 's', ChallengeParameters: left.shift() }
  }
  const answer: Handle = async (request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/_local/inbox.json')) {
      response.end(JSON.stringify([{ text: 'Koden är\n\n123456\n', at: yesterday }]))
    } else if (path === '/_local/cognito/') {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
      const body = JSON.parse(String(await readBody(request, 64 * 1024)))
      response.end(JSON.stringify(cognito(operation, body.ChallengeResponses?.ANSWER)))
    } else response.end(JSON.stringify(await challengeReply()))
  }
  origin = await listenInside(answer)
  return origin.endpoint
}

const outstanding = { step: 'code', outstanding: 'true' }

test('a seed right after another waits for the next code, and says so', async () => {
  const said: string[] = []
  const started = performance.now()
  const at = await originThatSays({ step: 'wait', waitSeconds: '1' }, outstanding)
  expect(await signInBusiness(at, email, line => said.push(line))).toBe('the token')
  expect(performance.now() - started).toBeGreaterThan(990)
  expect(said).toEqual([`The next code may be sent to ${email} in 1 s; waiting.`])
})

test('a code that is already out is used, however old its mail', async () => {
  expect(await signInBusiness(await originThatSays(outstanding), email)).toBe('the token')
})

test.each([
  { step: 'locked', waitSeconds: '900' },
  { step: 'wait', waitSeconds: '3600' },
])('where no code comes soon ($step), the reason is given with what to do', async step => {
  const signingIn = signInBusiness(await originThatSays(step), email)
  await expect(signingIn).rejects.toThrow(/No code was sent to .*npm start -- --fresh/)
})
