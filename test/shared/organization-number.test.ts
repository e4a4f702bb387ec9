import { describe, expect, it } from 'vitest'
import { isOrganizationNumber } from '#shared/business-profile/organization-number.ts'

describe('an organisation number', () => {
  it.each(['556703-7485', '5567037485', '202100-5489', '802002-4280'])('%s is one', text => {
    expect(isOrganizationNumber(text)).toBe(true)
  })

  it.each(['556703-7486', '556703-748', '55670-37485', '550101-1234', 'abcdef-ghij', '', '16556703-7485'])(
    '%j is none',
    text => expect(isOrganizationNumber(text)).toBe(false),
  )
})
