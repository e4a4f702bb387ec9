import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Returns a function that calls the API with an access token; it throws with the response if the API refuses. */
export const callerWith =
  (origin: string, accessToken: string) =>
  async <Answer>({ method, path }: Pick<Endpoint, 'method' | 'path'>, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    return response.json() as Promise<Answer>
  }

export type Caller = ReturnType<typeof callerWith>
