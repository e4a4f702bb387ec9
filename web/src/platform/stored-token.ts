import type { SessionMark } from './sessions-mark.ts'

type Session = Pick<SessionMark, 'userId'>

/** Where aws-amplify stores an access token: the part before the user's name is that of one pool's client. */
const accessTokenKey = /^(CognitoIdentityServiceProvider\.[^.]+\.).+\.accessToken$/

/** The user whom a token names. Nothing is checked here: who is asked with it does. */
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
 * The access token of a session as aws-amplify stored it, read without that library: a first view needs no more of it.
 * Returns nothing if the storage has no token of this user.
 */
export const storedToken = (session: Session, storage: Storage = localStorage): string | undefined => {
  const key = keyOf(session, storage)
  return key === undefined ? undefined : (storage.getItem(key) ?? undefined)
}

/** Removes all that aws-amplify stored of a session. */
export const forgetTokens = (session: Session, storage: Storage = localStorage): void => {
  const prefix = keyOf(session, storage)?.match(accessTokenKey)?.[1]
  for (const key of Object.keys(storage)) if (prefix && key.startsWith(prefix)) storage.removeItem(key)
}
