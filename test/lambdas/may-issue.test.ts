import { describe, expect, it } from 'vitest'
import { guessesPerDay, mayIssue } from '#lambdas/platform/codes/may-issue.ts'
import { buildCodeItem } from '../builders/code-item.ts'

const minute = 60_000
const hour = 60 * minute
const codeRequest = { flow: 'sign_in', resume: false, device: undefined }
const every = (count: number, span: number) => Array.from({ length: count }, (_, place) => place * span)

describe('a code', () => {
  it('is sent to an address that never had one', () => {
    expect(mayIssue(null, codeRequest, 0)).toEqual({ kind: 'issue' })
  })

  it('is sent once a minute; within it the current one still works', () => {
    const code = buildCodeItem()
    expect(mayIssue(code, codeRequest, minute - 1)).toEqual({
      kind: 'outstanding',
      sentSeconds: 59,
      resendSeconds: 1,
    })
    expect(mayIssue(code, codeRequest, minute)).toMatchObject({ kind: 'issue' })
  })

  it('is mailed again on request, not when a lost session continues', () => {
    const wish = { ...codeRequest, resume: true }
    expect(mayIssue(buildCodeItem(), wish, 9 * minute)).toEqual({
      kind: 'outstanding',
      sentSeconds: 540,
      resendSeconds: 0,
    })
    expect(mayIssue(buildCodeItem(), wish, 10 * minute), 'it has expired').toMatchObject({ kind: 'issue' })
  })

  it.each([
    ['is used', { usedBy: 'somebody' }],
    ['has no tries left', { triesLeft: 0 }],
    ['was mailed for the other way in', { flow: 'sign_up' }],
    ['belongs to a device', { deviceHash: 'phone' }],
  ])('that %s is not outstanding: wait for the next', (_, given) => {
    expect(mayIssue(buildCodeItem(given), codeRequest, 10_000)).toEqual({ kind: 'wait', seconds: 50 })
  })

  it.each([
    ['is used', { usedBy: 'somebody' }],
    ['has expired', { expiresAt: 10 * minute }],
  ])('that %s goes out five times an hour, then every 15 minutes', (_, given) => {
    const code = buildCodeItem({ issuedAt: every(5, 2 * minute), expiresAt: 18 * minute, ...given })
    expect(mayIssue(code, codeRequest, 10 * minute)).toEqual({ kind: 'locked', seconds: 13 * 60 })
    expect(mayIssue(code, codeRequest, 23 * minute)).toMatchObject({ kind: 'issue' })
  })

  it('that still works is to be entered if no other may be sent yet', () => {
    const code = buildCodeItem({ issuedAt: every(5, 2 * minute), expiresAt: 18 * minute })
    expect(mayIssue(code, codeRequest, 10 * minute)).toEqual({
      kind: 'outstanding',
      sentSeconds: 120,
      resendSeconds: 13 * 60,
    })
  })

  it('is sent ten times a day, then every 15 minutes', () => {
    const code = buildCodeItem({ issuedAt: every(10, 2 * hour) })
    expect(mayIssue(code, codeRequest, 18 * hour + 10 * minute)).toEqual({ kind: 'locked', seconds: 5 * 60 })
    expect(mayIssue(buildCodeItem({ issuedAt: every(9, 2 * hour) }), codeRequest, 18 * hour)).toMatchObject({
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
      buildCodeItem({
        purpose,
        issuedAt: [now - 2 * minute],
        expiresAt: now + minute,
        guessedAt: every(count, minute),
      })
    expect(mayIssue(guessed(most), codeRequest, now)).toEqual({ kind: 'locked', seconds: 22 * 3_600 })
    expect(mayIssue(guessed(most - 1), codeRequest, now)).toEqual({ kind: 'issue' })
  })

  it('of a business can be guessed 50 times a day in total', () => {
    expect(guessesPerDay.business_sign_in + guessesPerDay.business_device).toBe(50)
  })
})
