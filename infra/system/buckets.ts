import { objectDays } from '#shared/privacy/retention.ts'

export type Bucket = {
  purpose: string
  /** Days after which objects are removed; null keeps them. */
  expireAfterDays: number | null
  /** Days after which objects below a prefix are removed, with every version of them. */
  expiring?: Readonly<Record<string, number>>
  versioned: boolean
  /** Whether it holds personal data, which is encrypted under the data key. */
  personal: boolean
}

/**
 * A client with an upload policy can write and overwrite its key in `incoming/` for five minutes. The server writes the
 * bytes that it inspected to `inspected/`, so that they cannot be swapped afterwards, and a use case that accepts a file
 * copies it to `kept/`. Unclaimed files expire after a day because of their prefix, without a job or a tag.
 */
const unclaimed = { 'incoming/': objectDays.unclaimed, 'inspected/': objectDays.unclaimed } as const

const uploads = { expireAfterDays: null, expiring: unclaimed, versioned: true, personal: true } as const

export const buckets = {
  site: {
    purpose: 'The built site behind CloudFront',
    expireAfterDays: null,
    versioned: true,
    personal: false,
  },
  projectFiles: {
    purpose: 'What businesses attach to their inquiries, and both sides to an assignment',
    ...uploads,
    expiring: { ...unclaimed, 'kept/': objectDays.projectFiles },
  },
  cvs: { purpose: 'CVs of partners', ...uploads },
  failures: {
    purpose: 'Stream records that no consumer could handle, whole, for redrive',
    expireAfterDays: objectDays.parkedRecords,
    versioned: false,
    personal: true,
  },
  analytics: {
    purpose: 'What pages told, by day, and what queries found in it',
    expireAfterDays: null,
    expiring: { 'events/': objectDays.events, 'results/': objectDays.queryResults },
    versioned: false,
    personal: false,
  },
  erasures: {
    purpose: 'Whose data was erased, by keyed hash, so that a restored table is erased again',
    expireAfterDays: objectDays.erasures,
    versioned: false,
    personal: true,
  },
  payFiles: {
    purpose: 'What the bank is to pay, in clear, until somebody has sent it',
    expireAfterDays: objectDays.payFiles,
    versioned: false,
    personal: true,
  },
  papers: {
    purpose: 'Papers as PDF, made from what is stored: the same bytes however often',
    expireAfterDays: objectDays.papers,
    versioned: false,
    personal: true,
  },
  logs: {
    purpose: 'Access logs of the site',
    expireAfterDays: objectDays.accessLogs,
    versioned: false,
    personal: false,
  },
} as const satisfies Record<string, Bucket>

export type BucketName = keyof typeof buckets

/** The buckets that the site's pages upload to. */
export const uploadBuckets = ['projectFiles', 'cvs'] as const satisfies readonly BucketName[]

export type UploadBucketName = (typeof uploadBuckets)[number]

/** The buckets that functions read or write. */
export type GrantedBucketName =
  | UploadBucketName
  | 'failures'
  | 'analytics'
  | 'erasures'
  | 'payFiles'
  | 'papers'
  | 'site'
