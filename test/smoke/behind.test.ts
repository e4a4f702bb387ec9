import { expect, it } from 'vitest'

/** The API's own address; it is in no public record, only in the deployment (output ApiOrigin). */
const behind = (): string => {
  const named = process.env.SMOKE_API
  if (!named) throw new Error('SMOKE_API=https://<api id>.execute-api.<region>.amazonaws.com is missing.')
  return named
}

it.each([undefined, 'guessed'])(
  'nobody gets round CloudFront to the API, with the secret %s',
  async guess => {
    const headers = new Headers(guess ? { 'x-origin-secret': guess } : {})
    const answer = await fetch(`${behind()}/api/health`, { headers })
    expect(answer.status).toBe(403)
  },
)
