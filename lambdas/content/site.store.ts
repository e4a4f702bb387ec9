import { randomUUID } from 'node:crypto'
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { pageFile } from '#shared/content/page-file.ts'
import { connect, timeoutAfter } from '../platform/connections.ts'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'

// CloudFront is a global service, which is called in us-east-1.
const client = connect(
  'cloudfront',
  new CloudFrontClient({ region: 'us-east-1', maxAttempts: 3, ...timeoutAfter(5_000) }),
)

/** Replaces the file of a page in the bucket of the site. */
export const publishPage = (address: string, html: string): Promise<void> =>
  objectsIn(environment('SITE_BUCKET')).put(pageFile(address), Buffer.from(html), 'text/html; charset=utf-8')

/** The paths of a page in CloudFront's cache: as visitors request it, and as the edge function rewrites it. */
const cachedPaths = (address: string): string[] => [address, `/${pageFile(address)}`]

/** Removes these pages from CloudFront's cache. */
export const refreshPages = async (addresses: readonly string[]): Promise<void> => {
  const Items = addresses.flatMap(cachedPaths)
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: environment('DISTRIBUTION_ID'),
      InvalidationBatch: { CallerReference: randomUUID(), Paths: { Quantity: Items.length, Items } },
    }),
  )
}
