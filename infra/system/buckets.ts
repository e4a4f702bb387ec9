export type Bucket = {
  purpose: string
  /** Days after which objects are removed; null keeps them. */
  expireAfterDays: number | null
  versioned: boolean
}

export const buckets = {
  site: { purpose: 'The built site behind CloudFront', expireAfterDays: null, versioned: true },
  failures: {
    purpose: 'Stream records that no consumer could handle, whole, for redrive',
    expireAfterDays: 90,
    versioned: false,
  },
  logs: { purpose: 'Access logs of the site', expireAfterDays: 90, versioned: false },
} as const satisfies Record<string, Bucket>

export type BucketName = keyof typeof buckets
