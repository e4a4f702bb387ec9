import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** How somebody who is signed in calls the API; throws what it answered where it refused. */
export const callerWith =
  (origin: string, accessToken: string) =>
  async <Answer>({ method, path }: Pick<Endpoint, 'method' | 'path'>, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }

export type Caller = ReturnType<typeof callerWith>
