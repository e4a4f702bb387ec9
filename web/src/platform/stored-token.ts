import type { SessionMark } from './sessions-mark.ts'

type Session = Pick<SessionMark, 'userId'>

/** The key prefix under which aws-amplify stores the tokens of a pool's client, before the user name. */
const accessTokenKey = /^(CognitoIdentityServiceProvider\.[^.]+\.).+\.accessToken$/

/** Returns the user of a token. The signature is not verified here; the API does that. */
const userOf = (token: string): unknown => {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(payload ?? '')).sub
  } catch {
    return undefined
  }
}

const keyOf = ({ userId }: Session, storage: Storage): string | undefined =>
  Object.keys(storage).find(key => accessTokenKey.test(key) && userOf(storage.getItem(key) ?? '') === userId)

/**
 * Returns the access token of a session as aws-amplify stored it, or nothing if there is none for this user. Read
 * without that library, so that a first view does not have to load it.
 */
export const storedToken = (session: Session, storage: Storage = localStorage): string | undefined => {
  const key = keyOf(session, storage)
  return key === undefined ? undefined : (storage.getItem(key) ?? undefined)
}

/** Removes everything that aws-amplify stored for a session. */
export const forgetTokens = (session: Session, storage: Storage = localStorage): void => {
  const prefix = keyOf(session, storage)?.match(accessTokenKey)?.[1]
  for (const key of Object.keys(storage)) if (prefix && key.startsWith(prefix)) storage.removeItem(key)
}
