import { type Agent, request } from 'node:http'

type Submission = {
  port: number
  email: string
  /** A UUID. */
  idempotencyKey: string
  /** An address of 127.0.0.0/8 to come from: the product takes it for the visitor's. */
  from: string
  agent?: Agent
}

export type PostAnswer = { status: number; code: string | undefined }

const path = '/api/newsletter/subscriptions'

const codeIn = (text: string): string | undefined => {
  try {
    return JSON.parse(text).code
  } catch {
    return undefined
  }
}

/** Subscribes an address as the footer's form does; rejects when the connection breaks. */
export const postSubscription = (submission: Submission): Promise<PostAnswer> => {
  const { port, email, idempotencyKey, from, agent } = submission
  const body = JSON.stringify({ email, language: 'sv' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': idempotencyKey,
    'accept-language': 'sv',
  }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, localAddress: from, agent }
    const asked = request(options, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', chunk => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, code: codeIn(text) }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
