import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, it } from 'vitest'
import { jsonBody } from '#lambdas/platform/http/request.ts'
import { updateBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { updatePartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'

const nested = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`

const read = (body: string) =>
  jsonBody({ headers: { 'content-type': 'application/json' }, body } as unknown as APIGatewayProxyEventV2)

it('a body of eight levels is read, one of nine or of thirty thousand refused', () => {
  expect(JSON.stringify(read(nested(8)))).toBe(nested(8))
  for (const levels of [9, 30_000]) {
    expect(() => read(nested(levels))).toThrow(expect.objectContaining({ code: 'invalid_fields' }))
  }
})

it.each([updateBusinessProfile, updatePartnerProfile])(
  'a version that no table could hold is refused at $path, rather than failing in it',
  ({ body }) => {
    const { error } = body.safeParse({ version: 1e308 })
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('version')
  },
)
