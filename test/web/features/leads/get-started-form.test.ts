import { expect, test } from 'vitest'
import { faultOf } from '#web/src/features/leads/get-started-form.ts'

test('one thing is wrong at a time: no address, a personal one, no human check', () => {
  expect(faultOf('', false)).toEqual({ at: 'email', code: 'required' })
  expect(faultOf('anna', false)).toEqual({ at: 'email', code: 'email_invalid' })
  expect(faultOf('anna@mail.spray.se', false)).toEqual({ at: 'email', code: 'business_email_required' })
  expect(faultOf('anna@verkstad.se', false)).toEqual({ at: 'check' })
  expect(faultOf('<b>anna@verkstad.se</b>', true)).toBeUndefined()
})
