import { describe, expect, it } from 'vitest'
import { functions } from '#infra/system/functions.ts'
import { errorStatus, everyErrors, fieldErrorCodes } from '#shared/contract/errors.ts'
import enErrors from '#shared/phrases/en/errors.ts'
import enFields from '#shared/phrases/en/fields.ts'
import svErrors from '#shared/phrases/sv/errors.ts'
import svFields from '#shared/phrases/sv/fields.ts'

const endpoints = Object.values(functions).flatMap(found => ('serves' in found ? [...found.serves] : []))

describe('every error', () => {
  it('has its own message in both languages', () => {
    for (const words of [svErrors, enErrors]) {
      expect(Object.keys(words).sort()).toEqual(Object.keys(errorStatus).sort())
      expect(Object.values(words).every(text => text.length > 8)).toBe(true)
    }
    for (const words of [svFields, enFields])
      expect(Object.keys(words).sort()).toEqual([...fieldErrorCodes].sort())
  })

  it('is declared by an endpoint or may come from any', () => {
    const declared = new Set<string>([
      ...[...everyErrors, 'role_insufficient'],
      ...endpoints.flatMap(({ errors }) => [...errors]),
    ])
    expect(Object.keys(errorStatus).filter(code => !declared.has(code))).toEqual([])
  })
})

describe('every endpoint', () => {
  it('is served by one function', () => {
    const routes = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(routes).size).toBe(routes.length)
  })
})
