import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CommandFunction, commandFunctions } from '#shared/operator/command-functions.ts'
import type { Handle } from './listener.ts'
import { filesPath, secondFactorPath } from './names.ts'
import { readBody } from './request-body.ts'

const secondsIn = (order: unknown): number | undefined => {
  const { advanceSeconds } = Object(order) as { advanceSeconds?: unknown }
  return typeof advanceSeconds === 'number' && Number.isFinite(advanceSeconds) ? advanceSeconds : undefined
}

type Controls = {
  cognito: Handle
  files: Handle
  inbox: Handle
  /** The present code of the demo operator's authenticator app; undefined without demo data. */
  secondFactor: () => string | undefined
  isReady: () => boolean
  /** Moves the clock, in milliseconds; resolves once the whole system follows. */
  moveClockBy: (milliseconds: number) => Promise<void>
  now: () => number
  /** Sends a command to a function and returns its result; rejects with the function's error. */
  operate: (by: CommandFunction, command: unknown) => Promise<unknown>
}

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** Reads a JSON body; undefined for anything else. */
const readJson = async (request: IncomingMessage, maxBytes: number): Promise<unknown> => {
  const body = await readBody(request, maxBytes)
  // A page of another origin cannot send this type without a preflight, so it cannot control a developer's system.
  if (request.headers['content-type'] !== 'application/json') return undefined
  try {
    return JSON.parse(body?.toString() ?? '')
  } catch {
    return undefined
  }
}

/** What Lambda takes in one synchronous call. */
const maxCommandBytes = 6 * 1024 * 1024

/** The routes that exist on this machine only: /_local/health, inbox, clock, command functions, pools and buckets. */
export function createControl(controls: Controls): Handle {
  const { cognito, files, inbox, secondFactor, isReady, moveClockBy, now, operate } = controls
  const moveClock = async (request: IncomingMessage, response: ServerResponse) => {
    const seconds = secondsIn(await readJson(request, 1024))
    if (seconds === undefined) {
      return json(response, 422, { message: 'Send {"advanceSeconds": <number>} as application/json' })
    }
    await moveClockBy(seconds * 1000)
    json(response, 200, { now: new Date(now()).toISOString() })
  }
  const takeCommand = async (by: CommandFunction, request: IncomingMessage, response: ServerResponse) => {
    const command = await readJson(request, maxCommandBytes)
    if (command === undefined) return json(response, 422, { message: 'Send a command as application/json' })
    const result = await operate(by, command).catch((error: unknown) => error)
    if (result instanceof Error) return json(response, 422, { message: result.message })
    json(response, 200, result as object)
  }
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path === '/_local/health') {
      return json(response, isReady() ? 200 : 503, { state: isReady() ? 'ready' : 'starting' })
    }
    if (path === secondFactorPath) {
      const code = secondFactor()
      return json(response, code ? 200 : 404, code ? { code } : { message: 'There is no demo operator.' })
    }
    if (/^\/_local\/inbox(\.json$|\/|$)/.test(path)) return inbox(request, response)
    if (/^\/_local\/cognito(\/|$)/.test(path)) return cognito(request, response)
    if (path.startsWith(`${filesPath}/`)) {
      // In the cloud, uploaded files come from another origin; here they must not become pages of this one.
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('content-security-policy', 'sandbox')
      return files(request, response)
    }
    if (path === '/_local/clock' && request.method === 'POST') return moveClock(request, response)
    const commandFunction = commandFunctions.find(name => path === `/_local/${name}`)
    if (commandFunction && request.method === 'POST') return takeCommand(commandFunction, request, response)
    json(response, 404, { message: 'Not Found' })
  }
}
