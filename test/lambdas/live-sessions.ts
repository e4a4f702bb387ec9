import { afterAll, beforeAll } from 'vitest'
import { bearer } from '../builders/http-event.ts'
import { type Emulator, startEmulator } from '../infra/local/cognito/emulator.ts'

type LiveSessions = {
  /** Returns the headers of a signed-in user. */
  headers: { authorization: string }
  /** Returns the headers of a user who has signed out since, with a token that has not expired. */
  signedOut: { authorization: string }
  /** Signs in again after the clock was moved past the end of the token. */
  renew: () => Promise<void>
}

/** Starts a pool that functions check sessions with, for the tests of one file; callers are signed in there. */
export const liveSessions = (): LiveSessions => {
  const sessions = {} as LiveSessions
  let emulator: Emulator
  beforeAll(async () => {
    emulator = await startEmulator()
    process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = emulator.endpoint
    const headersOf = async (email: string) => {
      await emulator.signUp('partner', email)
      const { accessToken } = await emulator.signInPartner(email)
      return { accessToken, headers: { authorization: `Bearer ${accessToken}` } }
    }
    const [stays, leaves] = await Promise.all([headersOf('stays@b.se'), headersOf('leaves@b.se')])
    await emulator.call('GlobalSignOut', { AccessToken: leaves.accessToken })
    Object.assign(bearer, stays.headers)
    const renew = async () => {
      const { accessToken } = await emulator.signInPartner('stays@b.se')
      Object.assign(bearer, { authorization: `Bearer ${accessToken}` })
    }
    Object.assign(sessions, { headers: stays.headers, signedOut: leaves.headers, renew })
  })
  afterAll(() => emulator.stop())
  return sessions
}
