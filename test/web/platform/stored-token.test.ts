import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetTokens, storedToken } from '#web/src/platform/stored-token.ts'

const buildToken = (claims: object) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')

/** A browser's storage, whose keys are its own properties. */
const createStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })

const keyOf = (client: string, user: string, kind: string) =>
  `CognitoIdentityServiceProvider.${client}.${user}.${kind}`

const store = (storage: Storage, client: string, sub: string) => {
  const token = buildToken({ sub, name: 'Åsa Öberg?>' })
  for (const kind of ['accessToken', 'refreshToken', 'idToken', 'clockDrift'])
    storage[keyOf(client, `${sub}@verkstad.se`, kind)] = kind === 'accessToken' ? token : '0'
  storage[`CognitoIdentityServiceProvider.${client}.LastAuthUser`] = `${sub}@verkstad.se`
  return token
}

let storage = createStorage()
beforeEach(() => {
  storage = createStorage()
  storage.language = 'sv'
})

describe('a stored token', () => {
  test('is found for its user, among those of other pools and users', () => {
    store(storage, 'partners', 'bo')
    const token = store(storage, 'businesses', 'anna')
    expect(storedToken({ userId: 'anna' }, storage)).toBe(token)
    expect(storedToken({ userId: 'eva' }, storage)).toBeUndefined()
  })

  test.each(['', 'not.a.token', 'a.b', buildToken({})])('is not one without a user: %s', text => {
    storage[keyOf('businesses', 'anna', 'accessToken')] = text
    expect(storedToken({ userId: 'anna' }, storage)).toBeUndefined()
  })

  test('is the one that the library reads', async () => {
    store(storage, 'partners', 'bo')
    store(storage, 'businesses', 'anna')
    // The library renews an expired token, with a request.
    const token = buildToken({ sub: 'anna', exp: Date.now() / 1000 + 900 })
    for (const kind of ['accessToken', 'idToken'])
      storage[keyOf('businesses', 'anna@verkstad.se', kind)] = token
    const Cognito = { userPoolId: 'eu-north-1_a', userPoolClientId: 'businesses' }
    const unused = async () => undefined
    const library = createUserPoolsTokenProvider(
      { Cognito },
      { getItem: async key => storage.getItem(key), setItem: unused, removeItem: unused, clear: unused },
    )
    const read = await library.getTokens()
    expect(read?.accessToken.toString()).toBe(token)
    expect(storedToken({ userId: 'anna' }, storage)).toBe(token)
  })
})

test('the stored session is removed, and nothing else', () => {
  store(storage, 'partners', 'bo')
  store(storage, 'businesses', 'anna')
  forgetTokens({ userId: 'anna' }, storage)
  const left = Object.keys(storage)
  expect(left.filter(key => key.includes('businesses'))).toEqual([])
  expect(left.filter(key => key.includes('partners'))).toHaveLength(5)
  expect(left).toContain('language')
  forgetTokens({ userId: 'nobody' }, storage)
  expect(Object.keys(storage)).toEqual(left)
})
