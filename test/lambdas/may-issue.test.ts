import { describe, expect, it } from 'vitest'
import { mayIssue } from '#lambdas/platform/codes/may-issue.ts'
import { aCode } from '../builders/code-item.ts'

const minute = 60_000
const hour = 60 * minute
const aWish = { flow: 'sign_in', resume: false, device: undefined }
const every = (count: number, span: number) => Array.from({ length: count }, (_, place) => place * span)

describe('a code', () => {
  it('goes out to an address that never had one', () => {
    expect(mayIssue(null, aWish, 0)).toEqual({ kind: 'issue', onlyForDevice: false })
  })

  it('goes out once a minute; within it the one that is out still works', () => {
    const code = aCode()
    expect(mayIssue(code, aWish, minute - 1)).toEqual({ kind: 'outstanding', resendSeconds: 1 })
    expect(mayIssue(code, aWish, minute)).toMatchObject({ kind: 'issue' })
  })

  it('is mailed again on a wish, not when a lost session goes on', () => {
    const wish = { ...aWish, resume: true }
    expect(mayIssue(aCode(), wish, 9 * minute)).toEqual({ kind: 'outstanding', resendSeconds: 0 })
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

  it('goes out five times an hour, then every 15 minutes', () => {
    const code = aCode({ issuedAt: every(5, 2 * minute) })
    expect(mayIssue(code, aWish, 10 * minute)).toEqual({ kind: 'locked', seconds: 13 * 60 })
    expect(mayIssue(code, aWish, 23 * minute)).toMatchObject({ kind: 'issue' })
  })

  it('goes out ten times a day, then every 15 minutes', () => {
    const code = aCode({ issuedAt: every(10, 2 * hour) })
    expect(mayIssue(code, aWish, 18 * hour + 10 * minute)).toEqual({ kind: 'locked', seconds: 5 * 60 })
    expect(mayIssue(aCode({ issuedAt: every(9, 2 * hour) }), aWish, 18 * hour)).toMatchObject({
      kind: 'issue',
    })
  })

  it('past the caps and 50 guesses goes to a remembered device only, and only it may enter the code', () => {
    const code = aCode({ issuedAt: every(10, minute), guessedAt: every(50, minute) })
    const now = 2 * hour
    const capped = { ...code, issuedAt: [...code.issuedAt, now - 16 * minute] }
    expect(mayIssue(capped, aWish, now)).toEqual({ kind: 'locked', seconds: 22 * 3_600 })
    expect(mayIssue(capped, { ...aWish, device: 'phone' }, now)).toEqual({
      kind: 'issue',
      onlyForDevice: true,
    })
  })
})
