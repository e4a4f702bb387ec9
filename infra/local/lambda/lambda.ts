import type { IncomingMessage, ServerResponse } from 'node:http'
import { commandFunctions, deployedName } from '#shared/operator/command-functions.ts'
import { readBody } from '../request-body.ts'

type Name = (typeof commandFunctions)[number]

type Options = { stage: string; invoke: (name: Name, event: unknown) => Promise<unknown> }

/** What Lambda takes in one synchronous call. */
const maxBodyBytes = 6 * 1024 * 1024

const wanted = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/

/**
 * Lambda's API on this machine: synchronous Invoke of the functions that have a name. An error of the function is a
 * reply with X-Amz-Function-Error, as in the cloud.
 * https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
export function createLambda({ stage, invoke }: Options) {
  const named = new Map(commandFunctions.map(name => [deployedName(stage, name), name]))
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body ?? null))
    const body = await readBody(request, maxBodyBytes)
    const asked = request.method === 'POST' ? wanted.exec(request.url ?? '')?.[1] : undefined
    const name = named.get(asked ?? '')
    if (!name)
      return send(
        404,
        { Type: 'User', Message: `Function not found: ${asked}` },
        { 'x-amzn-errortype': 'ResourceNotFoundException' },
      )
    try {
      send(200, await invoke(name, JSON.parse(String(body))))
    } catch (error) {
      const { name: errorType, message: errorMessage } = error as Error
      send(200, { errorType, errorMessage }, { 'x-amz-function-error': 'Unhandled' })
    }
  }
}
