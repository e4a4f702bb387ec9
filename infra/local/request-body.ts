import type { IncomingMessage } from 'node:http'

/**
 * Reads a body of at most `limit` bytes; null if it is longer. The rest is then read and dropped, so that the client
 * sees the response instead of a broken connection.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return size <= limit ? Buffer.concat(chunks) : null
}
