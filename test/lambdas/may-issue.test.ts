import { describe, expect, it } from 'vitest'
import { guessesPerDay, mayIssue } from '#lambdas/platform/codes/may-issue.ts'
import { aCode } from '../builders/code-item.ts'

const minute = 60_000
const hour = 60 * minute
const aWish = { flow: 'sign_in', resume: false, device: undefined }
const every = (count: number, span: number) => Array.from({ length: count }, (_, place) => place * span)

describe('a code', () => {
  it('goes out to an address that never had one', () => {
    expect(mayIssue(null, aWish, 0)).toEqual({ kind: 'issue' })
  })

  it('goes out once a minute; within it the one that is out still works', () => {
    const code = aCode()
    expect(mayIssue(code, aWish, minute - 1)).toEqual({
      kind: 'outstanding',
      sentSeconds: 59,
      resendSeconds: 1,
    })
    expect(mayIssue(code, aWish, minute)).toMatchObject({ kind: 'issue' })
  })

  it('is mailed again on a wish, not when a lost session goes on', () => {
    const wish = { ...aWish, resume: true }
    expect(mayIssue(aCode(), wish, 9 * minute)).toEqual({
      kind: 'outstanding',
      sentSeconds: 540,
      resendSeconds: 0,
    })
    expect(mayIssue(aCode(), wish, 10 * minute), 'it has expired').toMatchObject({ kind: 'issue' })
  })

  it.each([
    ['is used', { usedBy: 'somebody' }],
    ['has no tries left', { triesLeft: 0 }],
    ['was mailed for the other way in', { flow: 'sign_up' }],
    ['belongs to a device', { deviceHash: 'phone' }],
  ])('that %s is not outstanding: wait for the next', (_, given) => {
    expect(mayIssue(aCode(given), aWish, 10_000)).toEqual({ kind: 'wait', seconds: 50 })
  })

  it.each([
    ['is used', { usedBy: 'somebody' }],
    ['has expired', { expiresAt: 10 * minute }],
  ])('that %s goes out five times an hour, then every 15 minutes', (_, given) => {
    const code = aCode({ issuedAt: every(5, 2 * minute), expiresAt: 18 * minute, ...given })
    expect(mayIssue(code, aWish, 10 * minute)).toEqual({ kind: 'locked', seconds: 13 * 60 })
    expect(mayIssue(code, aWish, 23 * minute)).toMatchObject({ kind: 'issue' })
  })

  it('that still works is to be entered where no other may go out yet', () => {
    const code = aCode({ issuedAt: every(5, 2 * minute), expiresAt: 18 * minute })
    expect(mayIssue(code, aWish, 10 * minute)).toEqual({
      kind: 'outstanding',
      sentSeconds: 120,
      resendSeconds: 13 * 60,
    })
  })

  it('goes out ten times a day, then every 15 minutes', () => {
    const code = aCode({ issuedAt: every(10, 2 * hour) })
    expect(mayIssue(code, aWish, 18 * hour + 10 * minute)).toEqual({ kind: 'locked', seconds: 5 * 60 })
    expect(mayIssue(aCode({ issuedAt: every(9, 2 * hour) }), aWish, 18 * hour)).toMatchObject({
      kind: 'issue',
    })
  })

  it.each([
    ['business_sign_in', 40],
    ['business_device', 10],
    ['investor_access', 50],
    ['partner_email', 50],
  ] as const)('of %s neither goes out nor is asked for after %i guesses', (purpose, most) => {
    const now = 2 * hour
    const guessed = (count: number) =>
      aCode({
        purpose,
        issuedAt: [now - 2 * minute],
        expiresAt: now + minute,
        guessedAt: every(count, minute),
      })
    expect(mayIssue(guessed(most), aWish, now)).toEqual({ kind: 'locked', seconds: 22 * 3_600 })
    expect(mayIssue(guessed(most - 1), aWish, now)).toEqual({ kind: 'issue' })
  })

  it('of a business can be guessed 50 times a day in all', () => {
    expect(guessesPerDay.business_sign_in + guessesPerDay.business_device).toBe(50)
  })
})
