import { expect, it } from 'vitest'

it('a pool that is down lets nobody write, and signs nobody out', async () => {
  // Nothing listens on the discard port.
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = 'http://127.0.0.1:9'
  process.env.AWS_REGION = 'eu-north-1'
  process.env.POWERTOOLS_LOG_LEVEL = 'SILENT'
  const { requireLiveSession } = await import('#lambdas/platform/http/live-session.ts')
  await expect(requireLiveSession('a.b.c')).rejects.toMatchObject({ code: 'unavailable' })
})
