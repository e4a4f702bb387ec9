import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CommandFunction, commandFunctions } from '#infra/system/command-functions.ts'
import type { Handle } from './listener.ts'
import { filesPath } from './names.ts'
import { readBody } from './request-body.ts'

const secondsIn = (order: unknown): number | undefined => {
  const { advanceSeconds } = Object(order) as { advanceSeconds?: unknown }
  return typeof advanceSeconds === 'number' && Number.isFinite(advanceSeconds) ? advanceSeconds : undefined
}

type Controls = {
  cognito: Handle
  files: Handle
  inbox: Handle
  isReady: () => boolean
  /** Moves the one clock, in milliseconds, and answers when all of the system has followed. */
  moveClockBy: (milliseconds: number) => Promise<void>
  now: () => number
  /** Asks a function that takes commands; rejects with what it said instead. */
  operate: (by: CommandFunction, command: unknown) => Promise<unknown>
}

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** What was sent as JSON; undefined for anything else. */
const orderIn = async (request: IncomingMessage, longest: number): Promise<unknown> => {
  const body = await readBody(request, longest)
  // A page of another origin cannot send this type unasked, so none gives orders behind a developer's back.
  if (request.headers['content-type'] !== 'application/json') return undefined
  try {
    return JSON.parse(body?.toString() ?? '')
  } catch {
    return undefined
  }
}

/** What exists on this machine only: /_local/health, inbox, clock, what takes commands, and the addresses of the pools and the buckets. */
export function createControl(controls: Controls): Handle {
  const { cognito, files, inbox, isReady, moveClockBy, now, operate } = controls
  const moveClock = async (request: IncomingMessage, response: ServerResponse) => {
    const seconds = secondsIn(await orderIn(request, 1024))
    if (seconds === undefined) {
      return json(response, 422, { message: 'Send {"advanceSeconds": <number>} as application/json' })
    }
    await moveClockBy(seconds * 1000)
    json(response, 200, { now: new Date(now()).toISOString() })
  }
  const takeCommand = async (by: CommandFunction, request: IncomingMessage, response: ServerResponse) => {
    const command = await orderIn(request, 64 * 1024)
    if (command === undefined) return json(response, 422, { message: 'Send a command as application/json' })
    const answer = await operate(by, command).catch((error: unknown) => error)
    if (answer instanceof Error) return json(response, 422, { message: answer.message })
    json(response, 200, answer as object)
  }
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path === '/_local/health') {
      return json(response, isReady() ? 200 : 503, { state: isReady() ? 'ready' : 'starting' })
    }
    if (/^\/_local\/inbox(\.json$|\/|$)/.test(path)) return inbox(request, response)
    if (/^\/_local\/cognito(\/|$)/.test(path)) return cognito(request, response)
    if (path.startsWith(`${filesPath}/`)) {
      // In the cloud what people uploaded comes from another origin; here it must not become a page of this one.
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('content-security-policy', 'sandbox')
      return files(request, response)
    }
    if (path === '/_local/clock' && request.method === 'POST') return moveClock(request, response)
    const asked = commandFunctions.find(name => path === `/_local/${name}`)
    if (asked && request.method === 'POST') return takeCommand(asked, request, response)
    json(response, 404, { message: 'Not Found' })
  }
}
