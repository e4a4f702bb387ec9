import { expect, it } from 'vitest'
import { namesOf } from '#web/src/desk/colleagues.tsx'

it('calls an operator by the part of the address that colleagues use', () => {
  const names = namesOf([{ id: '5f6a2c1e', email: 'eva.berg@nodverk.example' }])
  expect(names.get('operator 5f6a2c1e')).toBe('eva.berg')
  expect(names.get('operator 0')).toBeUndefined()
})
