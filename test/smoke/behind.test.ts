import { expect, it } from 'vitest'

/** Where the API stands by itself; no public record tells, the deployment does (output ApiOrigin). */
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
