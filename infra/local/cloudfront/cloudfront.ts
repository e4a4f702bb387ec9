import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../request-body.ts'

type Options = {
  distributionId: string
  /** Removes these paths from the cache. */
  invalidate: (paths: readonly string[]) => Promise<void>
}

const maxBodyBytes = 1_048_576

const xmlError = (code: string) =>
  `<ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error><Type>Sender</Type><Code>${code}</Code></Error></ErrorResponse>`

const invalidation = (reference: string, paths: readonly string[]) =>
  `<Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${randomUUID()}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime><InvalidationBatch><Paths><Quantity>${paths.length}</Quantity><Items>${paths.map(path => `<Path>${path}</Path>`).join('')}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch></Invalidation>`

const contentOf = (body: string, tag: string): string[] =>
  body.split(`<${tag}>`).flatMap((part, index) => (index > 0 ? [part.split(`</${tag}>`)[0] ?? ''] : []))

/** CloudFront's API on this machine: CreateInvalidation of the one distribution, which the local site obeys at once. */
export function createCloudFront({ distributionId, invalidate }: Options) {
  const wanted = `/2020-05-31/distribution/${distributionId}/invalidation`
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, xml: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
    const body = await readBody(request, maxBodyBytes)
    if (request.method !== 'POST' || request.url?.split('?')[0] !== wanted)
      return void send(404, xmlError('NoSuchDistribution'))
    const paths = contentOf(String(body), 'Path')
    const [reference = ''] = contentOf(String(body), 'CallerReference')
    if (paths.length === 0 || !reference) return void send(400, xmlError('MissingBody'))
    await invalidate(paths)
    send(201, invalidation(reference, paths))
  }
}
