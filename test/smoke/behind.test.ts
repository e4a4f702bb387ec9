import { expect, it } from 'vitest'
import { origin } from '../journeys/origin.ts'

/** Where the API stands by itself: with a domain that is known; else the deployment says it (output ApiOrigin). */
const behind = (): string => {
  const { hostname } = new URL(origin)
  const named =
    process.env.SMOKE_API || (hostname.endsWith('.cloudfront.net') ? '' : `https://api.${hostname}`)
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
