import { beforeEach, describe, expect, test } from 'vitest'
import type { Tokens } from '#web/src/platform/amplify.ts'
import type { PoolName } from '#web/src/platform/config.ts'
import { createSessionKeeper } from '#web/src/platform/sessions-keeper.ts'
import {
  type AccountEvent,
  createSessionMark,
  type SessionEvent,
  sessionKey,
} from '#web/src/platform/sessions-mark.ts'

const minutes = 60_000

const createStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** Tabs of one browser: separate memory, one storage, one lock, one Cognito that rotates and never forgives. */
const createBrowser = () => {
  const storage = createStorage()
  const cognito = {
    version: 1,
    refreshes: 0,
    ends: [] as PoolName[],
    isUp: true,
    isValid: true,
    asked: 0,
    isReadable: false,
    canRevoke: true,
  }
  const time = { now: 1_000_000 }
  let turn: Promise<unknown> = Promise.resolve()
  const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(work, work)
    turn = mine.catch(() => undefined)
    return mine
  }
  const fetchTokens = async (_: PoolName, renew: boolean): Promise<Tokens | undefined> => {
    cognito.asked += 1
    await Promise.resolve()
    if (!cognito.isUp && renew) throw new Error('NetworkError')
    if (!cognito.isValid) return undefined
    if (renew) {
      cognito.refreshes += 1
      cognito.version += 1
    }
    return { accessToken: `token-${cognito.version}`, userId: 'user', lifetimeSeconds: 15 * 60 }
  }
  const others: ReturnType<typeof createSessionMark>[] = []
  /** The first tab is the active one. */
  const channel = {
    postMessage: (event: AccountEvent) => {
      for (const mark of others.slice(1)) mark.announcedElsewhere(event)
    },
  }
  const endSession = async (pool: PoolName) => {
    if (!cognito.canRevoke) throw new TypeError('Failed to fetch dynamically imported module')
    cognito.ends.push(pool)
  }
  const forgotten: string[] = []
  const openTab = ({ locks = true } = {}) => {
    const mark = createSessionMark(storage, channel)
    others.push(mark)
    mark.read()
    const events: SessionEvent[] = []
    mark.subscribe(event => events.push(event))
    return {
      mark,
      events,
      keeper: createSessionKeeper({
        mark,
        readToken: () => (cognito.isReadable ? `token-${cognito.version}` : undefined),
        fetchTokens,
        endSession,
        forgetTokens: ({ userId }) => void forgotten.push(userId),
        exclusively: locks ? exclusively : work => work(),
        now: () => time.now,
      }),
    }
  }
  return { storage, cognito, forgotten, time, openTab }
}

let browser: ReturnType<typeof createBrowser>
let tab: ReturnType<ReturnType<typeof createBrowser>['openTab']>
beforeEach(async () => {
  browser = createBrowser()
  tab = browser.openTab()
  await tab.keeper.signedIn('business')
})

describe('a stored token', () => {
  beforeEach(() => {
    browser.cognito.isReadable = true
    browser.cognito.asked = 0
  })

  test('that is valid for a while is used without the library that stored it', async () => {
    expect(await tab.keeper.accessToken('business')).toBe('token-1')
    expect(browser.cognito.asked).toBe(0)
  })

  test('is not used if it is about to expire, or by the other pool', async () => {
    expect(await tab.keeper.accessToken('partner')).toBeUndefined()
    browser.time.now += 14 * minutes
    expect(await tab.keeper.accessToken('business')).toBe('token-2')
    expect(browser.cognito.refreshes).toBe(1)
  })

  test('is not used after another tab has signed out', async () => {
    await browser.openTab().keeper.signOut()
    expect(await tab.keeper.accessToken('business')).toBeUndefined()
  })
})

describe('tokens are renewed', () => {
  test('when fewer than three checks of 30 seconds remain, and not before', async () => {
    browser.time.now += 15 * minutes - 90_000
    await tab.keeper.check()
    expect(browser.cognito.refreshes).toBe(0)
    browser.time.now += 1
    await tab.keeper.check()
    expect(browser.cognito.refreshes).toBe(1)
    expect(tab.events.at(-1)).toBe('token_refreshed')
  })

  test('once for ten calls at the same time', async () => {
    browser.time.now += 15 * minutes
    const tokens = await Promise.all(Array.from({ length: 10 }, () => tab.keeper.accessToken('business')))
    expect(new Set(tokens)).toEqual(new Set(['token-2']))
    expect(browser.cognito.refreshes).toBe(1)
  })

  test('once for ten calls in a browser without locks across its tabs', async () => {
    const { keeper } = browser.openTab({ locks: false })
    browser.time.now += 15 * minutes
    await Promise.all(Array.from({ length: 10 }, () => keeper.accessToken('business')))
    expect(browser.cognito.refreshes).toBe(1)
  })

  test('once for two tabs', async () => {
    const other = browser.openTab()
    browser.time.now += 15 * minutes
    const tokens = await Promise.all([
      tab.keeper.accessToken('business'),
      other.keeper.accessToken('business'),
    ])
    expect(tokens).toEqual(['token-2', 'token-2'])
    expect(browser.cognito.refreshes).toBe(1)
  })

  test('once for ten calls whose token was refused', async () => {
    const calls = Array.from({ length: 10 }, () => tab.keeper.renewRefused('business', 'token-1'))
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['token-2']))
    expect(await browser.openTab().keeper.renewRefused('business', 'token-1')).toBe('token-2')
    expect(browser.cognito.refreshes).toBe(1)
  })

  test('later, if Cognito cannot be reached and the token is still valid', async () => {
    browser.cognito.isUp = false
    browser.time.now += 14 * minutes
    await tab.keeper.check()
    expect(await tab.keeper.accessToken('business')).toBe('token-1')
    expect(tab.mark.read()).toBeDefined()
  })

  test('or the caller gets "unavailable", and stays signed in', async () => {
    browser.cognito.isUp = false
    browser.time.now += 16 * minutes
    await expect(tab.keeper.accessToken('business')).rejects.toMatchObject({ code: 'unavailable' })
    expect(tab.mark.read()).toBeDefined()
  })
})

describe('a session ends', () => {
  test('when Cognito refuses its refresh token', async () => {
    browser.cognito.isValid = false
    expect(await tab.keeper.renewRefused('business', 'token-1')).toBeUndefined()
    expect(tab.mark.read()).toBeUndefined()
    expect(tab.events.at(-1)).toBe('expired')
  })

  test('by itself in every tab, each of which learns that nobody chose to sign out', async () => {
    const other = browser.openTab()
    browser.cognito.isValid = false
    await tab.keeper.renewRefused('business', 'token-1')
    other.mark.changedElsewhere()
    expect(other.events).toEqual(['expired'])
    expect(other.mark.hasExpired()).toBe(true)
    expect(other.mark.read()).toBeUndefined()
    expect(browser.openTab().mark.hasExpired(), 'in a tab that is opened later').toBe(false)
    browser.cognito.isValid = true
    await tab.keeper.signedIn('business')
    other.mark.changedElsewhere()
    expect(other.events.at(-1)).toBe('signed_in')
    expect(other.mark.hasExpired()).toBe(false)
  })

  test('by a sign-out during a request', async () => {
    await tab.keeper.signOut()
    await tab.keeper.expire()
    expect(tab.events.at(-1)).toBe('signed_out')
    expect(browser.storage.getItem(sessionKey)).toBeNull()
  })

  test('in every tab when one signs out, and is revoked', async () => {
    const other = browser.openTab()
    await tab.keeper.signOut()
    other.mark.changedElsewhere()
    expect([tab.events.at(-1), other.events.at(-1)]).toEqual(['signed_out', 'signed_out'])
    expect(browser.cognito.ends.at(-1)).toBe('business')
  })

  test('also if nothing can be revoked: its tokens are removed here', async () => {
    browser.cognito.canRevoke = false
    await tab.keeper.signOut()
    expect(tab.mark.read()).toBeUndefined()
    expect(browser.forgotten).toEqual(['user'])
  })

  test('for good, even while its tokens are being renewed', async () => {
    browser.time.now += 15 * minutes
    const asked = browser.cognito.asked
    const renewing = tab.keeper.accessToken('business')
    while (browser.cognito.asked === asked) await Promise.resolve()
    await tab.keeper.signOut()
    await renewing.catch(() => undefined)
    expect(tab.mark.read()).toBeUndefined()
  })

  test('in the other pool when one signs in', async () => {
    expect(browser.cognito.ends).toEqual(['partner'])
    expect(await tab.keeper.accessToken('partner')).toBeUndefined()
  })
})

test('an unknown mark signs nobody in', () => {
  browser.storage.setItem(sessionKey, '{"pool":"admin","userId":"x"}')
  expect(browser.openTab().mark.read()).toBeUndefined()
  browser.storage.setItem(sessionKey, 'not json')
  expect(browser.openTab().mark.read()).toBeUndefined()
})

describe('what happens to the account', () => {
  test.each(['password_recovery', 'user_updated'] as const)('is announced in every tab, once: %s', event => {
    const other = browser.openTab()
    const before = tab.events.length
    tab.mark.announce(event)
    expect(tab.events.slice(before)).toEqual([event])
    expect(other.events).toEqual([event])
    expect(tab.mark.read(), 'nobody has left').toMatchObject({ pool: 'business' })
  })
})
