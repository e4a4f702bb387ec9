import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handle } from './listener.ts'
import { readBody } from './request-body.ts'

type Controls = {
  cognito: Handle
  inbox: Handle
  isReady: () => boolean
  /** Moves the one clock, in milliseconds, and answers when all of the system has followed. */
  moveClockBy: (milliseconds: number) => Promise<void>
  now: () => number
}

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

const secondsIn = (body: Buffer | null): number | undefined => {
  try {
    const { advanceSeconds } = JSON.parse(body?.toString() ?? '')
    return Number.isFinite(advanceSeconds) ? advanceSeconds : undefined
  } catch {
    return undefined
  }
}

/** What exists on this machine only: /_local/health, inbox, clock and the pools' own address. */
export function createControl({ cognito, inbox, isReady, moveClockBy, now }: Controls): Handle {
  const moveClock = async (request: IncomingMessage, response: ServerResponse) => {
    const seconds = secondsIn(await readBody(request, 1024))
    if (seconds === undefined) return json(response, 422, { message: 'Send {"advanceSeconds": <number>}' })
    await moveClockBy(seconds * 1000)
    json(response, 200, { now: new Date(now()).toISOString() })
  }
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path === '/_local/health') {
      return json(response, isReady() ? 200 : 503, { state: isReady() ? 'ready' : 'starting' })
    }
    if (/^\/_local\/inbox(\.json$|\/|$)/.test(path)) return inbox(request, response)
    if (/^\/_local\/cognito(\/|$)/.test(path)) return cognito(request, response)
    if (path === '/_local/clock' && request.method === 'POST') return moveClock(request, response)
    json(response, 404, { message: 'Not Found' })
  }
}
