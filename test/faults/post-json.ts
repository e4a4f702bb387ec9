import { type Agent, request } from 'node:http'

type Posted = {
  port: number
  path: string
  body: object
  /** A UUID. */
  idempotencyKey: string
  /** A source address in 127.0.0.0/8: the product takes it for the visitor's. */
  from: string
  token?: string
  agent?: Agent
}

export type JsonAnswer = { status: number; code: string | undefined; text: string }

const codeIn = (text: string): string | undefined => {
  try {
    return JSON.parse(text).code
  } catch {
    return undefined
  }
}

/** Posts JSON from a given source address; rejects if the connection breaks. */
export const postJson = (posted: Posted): Promise<JsonAnswer> => {
  const { port, path, body, idempotencyKey, from, token, agent } = posted
  const json = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
    'idempotency-key': idempotencyKey,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, localAddress: from, agent }
    const asked = request(options, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', chunk => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, code: codeIn(text), text }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(json)
  })
}
