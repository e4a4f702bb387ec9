import { describe, expect, it } from 'vitest'
import { pools } from '#infra/system/pools.ts'
import { commonPasswords } from '#shared/accounts/common-passwords.ts'
import { passwordFault, passwordMinimumLength, passwordStrength } from '#shared/accounts/partner-password.ts'
import { partnerSignUpFault } from '#shared/accounts/partner-sign-up.ts'
import en from '#shared/phrases/en/accounts.ts'
import sv from '#shared/phrases/sv/accounts.ts'

const good = { email: 'bo@konsult.se', password: 'kran rör 7 mast', confirm: 'kran rör 7 mast' }

describe('a partner sign-up', () => {
  it.each([
    [{ email: '', password: '', confirm: '' }, 'email', 'required'],
    [{ ...good, email: ' ' }, 'email', 'required'],
    [{ ...good, password: '', confirm: 'x' }, 'password', 'required'],
    [{ ...good, password: 'abc', confirm: '' }, 'confirm', 'required'],
    [{ email: 'bo', password: 'abc', confirm: 'abd' }, 'confirm', 'mismatch'],
    [{ email: 'bo', password: 'abc12', confirm: 'abc12' }, 'password', 'tooShort'],
    [{ email: 'bo', password: ' abc123x', confirm: ' abc123x' }, 'password', 'outerSpaces'],
    [{ email: 'bo', password: 'Sommar123', confirm: 'Sommar123' }, 'password', 'common'],
    [{ ...good, email: 'bo' }, 'email', 'emailInvalid'],
  ])('%j is told at %s: %s', (typed, field, reason) => {
    expect(partnerSignUpFault(typed)).toEqual({ field, reason })
  })

  it('that is complete has no errors', () => {
    expect(partnerSignUpFault(good)).toBeUndefined()
    expect(partnerSignUpFault({ ...good, password: 'q7#fL2', confirm: 'q7#fL2' })).toBeUndefined()
  })
})

describe('a password', () => {
  it('has one minimum: in the pool, the forms and the texts', () => {
    expect(pools.partner.passwordMinimumLength).toBe(passwordMinimumLength)
    for (const { fault } of [sv, en]) expect(fault.tooShort).toContain(String(passwordMinimumLength))
  })

  it('is measured by how hard it is to guess, not by its kinds of characters alone', () => {
    const measured = ['', 'abc', 'password1', 'aaaaaaaaaaaaaaaa', '1234567890123456', 'kranbil']
    expect(measured.map(passwordStrength)).toEqual([0, 1, 1, 1, 1, 1])
    expect(passwordStrength('q7#fL2')).toBeGreaterThan(1)
    expect(passwordStrength('kran rör mast sjö')).toBeGreaterThan(passwordStrength('Kr4nbil!'))
  })
})

it('the list of common passwords has none that another rule refuses, or that could never match', () => {
  for (const password of commonPasswords) {
    expect(password, password).toBe(password.toLowerCase())
    expect(passwordFault(password), password).toBe('common')
  }
})
