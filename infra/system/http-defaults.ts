import { unusedCredits } from '#shared/credits/unused-credits.ts'
import { entities } from '#shared/entities.ts'
import type { UploadBucketName } from './buckets.ts'
import type { Grant, SystemFunction } from './function.ts'
import { entriesOf, itemsOf, only } from './leading-keys.ts'

export const formEnvironment = {
  STAGE: 'stage',
  TABLE_NAME: 'table name',
  SIGNING_SECRET_ID: 'signing secret id',
  ORIGIN_SECRET_ID: 'origin secret id',
} as const satisfies SystemFunction['environment']

/** The items that every public form stores besides its own: receipts, limits, used proofs of work, and person links. */
export const formItems = [entities.once, entities.limit, entities.proof, entities.person] as const

/** The mails about partners’ watches. */
export const watchMail = only(entities.due, { kind: 'watch' })

/** What operators have set on the website: the hours of a promise are among it. */
export const readsContent = {
  on: 'table',
  allow: ['Query'],
  leadingKeys: itemsOf(entities.contentEntry, entities.price),
} as const satisfies Grant

/** What is due in the process of that name. */
export const dueOf = (kind: string) => only(entities.due, { kind })

/** What is due in all processes. */
export const processDue = [
  'inquiry',
  'proposal',
  'agreement',
  'rating',
  'lead',
  'admission',
  'meeting',
  'application',
  'objection',
  'order',
  'plan',
  'refund',
  'report',
  'milestone',
  'self_bill',
  'approval',
].map(dueOf)
/** The mails about unread messages, of the same. */
export const unreadMail = only(entities.due, { kind: 'message' })

/** The returns of credits that assignments did not use. */
export const unusedCreditsDue = only(entities.due, { kind: unusedCredits })

/** The role records of each pool. */
export const businessRole = only(entities.role, { pool: 'business' })
export const partnerRole = only(entities.role, { pool: 'partner' })

/** For which company a person of that pool acts, and as what: every function that businesses call asks. */
export const readsMembership = {
  on: 'table',
  allow: ['GetItem'],
  leadingKeys: itemsOf(entities.member, businessRole),
} as const satisfies Grant

/** The notices of the newsletter's copies. */
export const copies = only(entities.notice, { source: entities.issue.pk.replace(/<.*/, '*') })

/** What an order of credits notes when it is stored. */
export const orderEnvironment = { VAT_AT: 'vat time' } as const satisfies SystemFunction['environment']

export const formSecrets = [
  { on: 'secret', secret: 'signing' },
  { on: 'secret', secret: 'origin' },
] as const satisfies readonly Grant[]

/** The time-out is shorter than the HTTP API's 29 seconds and longer than the SDK's retries. */
export const api = { memoryMegabytes: 512, timeoutSeconds: 10 } as const

export const uploadEnvironment = {
  STAGE: 'stage',
  TABLE_NAME: 'table name',
  ORIGIN_SECRET_ID: 'origin secret id',
  PUBLIC_FILES_ADDRESS: 'public files address',
} as const satisfies SystemFunction['environment']

/** Grants for signing uploads to `incoming/`, reading them there, and writing accepted ones to `inspected/`. */
export const inspection = <Bucket extends UploadBucketName>(bucket: Bucket) =>
  [
    {
      on: 'bucket',
      bucket,
      allow: ['GetObject', 'PutObject', 'DeleteObject'],
      prefixes: ['incoming/'],
    },
    { on: 'bucket', bucket, allow: ['PutObject'], prefixes: ['inspected/'] },
  ] as const satisfies readonly Grant[]

/** An archive of ten megabytes is unpacked in memory, up to ten times its size; Lambda's CPU share grows with memory. */
export const unpacking = { memoryMegabytes: 1024, timeoutSeconds: 20 } as const

/** The environment of functions that send mails. */
export const mailEnvironment = {
  TABLE_NAME: 'table name',
  SIGNING_SECRET_ID: 'signing secret id',
  SITE_ORIGIN: 'site origin',
  MAIL_SENDER: 'mail sender',
  OPERATOR_ADDRESS: 'operator address',
  SECOND_OPERATOR_ADDRESS: 'second operator address',
} as const satisfies SystemFunction['environment']

/** What it takes to answer a proposal: to move it, its inquiry and the other proposals with it. */
export const answersProposals = [
  {
    on: 'table',
    allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    leadingKeys: itemsOf(entities.inquiry, entities.proposal),
  },
  { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(entities.agreement) },
  {
    on: 'table',
    allow: ['PutItem', 'DeleteItem'],
    leadingKeys: itemsOf(...['inquiry', 'proposal'].map(dueOf)),
  },
  { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.limit) },
  readsContent,
  { on: 'session' },
  ...formSecrets,
] as const satisfies readonly Grant[]

/** What it takes to post entries in the ledger, beside the partitions of the accounts that they are about. */
export const postsEntries = [
  { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(entities.ledgerEntry) },
  { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.houseBalance) },
] as const satisfies readonly Grant[]

/** What it takes to read time reports and milestones and to move them, with what follows of it in the books of the partner. */
export const movesReports = [
  {
    on: 'table',
    allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    leadingKeys: itemsOf(entities.report, entities.milestone, entities.workFiles, entities.partnerAssignment),
  },
  {
    on: 'table',
    allow: ['PutItem', 'DeleteItem'],
    leadingKeys: itemsOf(dueOf('report'), dueOf('milestone')),
  },
  { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.limit) },
  { on: 'session' },
  ...formSecrets,
] as const satisfies readonly Grant[]

/** What a function needs to attach uploaded files to an assignment and to link to them, except access to the uploads. */
export const attachesFiles = [
  { on: 'table', allow: ['PutItem', 'UpdateItem', 'DeleteItem'], leadingKeys: itemsOf(entities.once) },
  { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(entities.person) },
  { on: 'bucket', bucket: 'projectFiles', allow: ['GetObject'], prefixes: ['inspected/'] },
  {
    on: 'bucket',
    bucket: 'projectFiles',
    allow: ['PutObject', 'GetObject', 'GetObjectTagging'],
    prefixes: ['kept/'],
  },
] as const satisfies readonly Grant[]

/** The environment of functions that attach files. */
export const filesEnvironment = {
  PROJECT_FILES_BUCKET: 'projectFiles bucket name',
  PUBLIC_FILES_ADDRESS: 'public files address',
} as const satisfies SystemFunction['environment']

/** What it takes to issue a self-bill, beside the partition of its partner: its number, and the VAT in the ledger. */
export const issuesSelfBills = [
  {
    on: 'table',
    allow: ['GetItem', 'UpdateItem'],
    leadingKeys: itemsOf(only(entities.series, { series: 'selfbills#*' })),
  },
  ...postsEntries,
] as const satisfies readonly Grant[]

/** What a link to a paper is made from. */
export const paperEnvironment = {
  PAPERS_BUCKET: 'papers bucket name',
  PUBLIC_FILES_ADDRESS: 'public files address',
} as const satisfies SystemFunction['environment']

/** What it takes to sign an agreement, to move it with its inquiry, to begin and pause the work, to link to its paper, and to rate each other after it. */
export const signsAgreements = [
  ...postsEntries,
  {
    on: 'table',
    allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    leadingKeys: itemsOf(entities.inquiry, entities.agreement),
  },
  { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.agreementPaper, entities.limit) },
  {
    on: 'table',
    allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    leadingKeys: itemsOf(entities.partnerAssignment, entities.partnerProfile, entities.report),
  },
  { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(entities.person) },
  {
    on: 'table',
    allow: ['PutItem', 'DeleteItem'],
    leadingKeys: itemsOf(...['inquiry', 'proposal', 'agreement', 'rating', 'report', 'milestone'].map(dueOf)),
  },
  { on: 'bucket', bucket: 'papers', allow: ['GetObject', 'GetObjectTagging'], prefixes: ['agreements/'] },
  { on: 'session' },
  ...formSecrets,
] as const satisfies readonly Grant[]

/** What it takes to read and write the messages of threads. */
export const exchangesMessages = [
  {
    on: 'table',
    allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    leadingKeys: itemsOf(entities.threadMessage),
  },
  { on: 'table', allow: ['Query'], leadingKeys: entriesOf(entities.threadParty), index: 'GSI1' },
  { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(unreadMail) },
  {
    on: 'table',
    allow: ['PutItem', 'UpdateItem', 'DeleteItem'],
    leadingKeys: itemsOf(entities.once, entities.limit, entities.person),
  },
  { on: 'session' },
  ...formSecrets,
] as const satisfies readonly Grant[]

/** What it takes to issue an invoice: its number is taken in the transaction that stores it, and it is never changed. */
export const issuesInvoices = [
  { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(entities.series) },
  { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(entities.invoice, entities.ocr) },
] as const satisfies readonly Grant[]

/** What it takes to pass on what takes longer than a mail may wait: pages, papers and matching. */
export const passesOn = [
  { on: 'queue', queue: 'renderings', allow: ['SendMessage'] },
  { on: 'queue', queue: 'papers', allow: ['SendMessage'] },
  { on: 'queue', queue: 'matching', allow: ['SendMessage'] },
] as const satisfies readonly Grant[]

export const queueEnvironment = {
  RENDERINGS_QUEUE_URL: 'renderings queue url',
  PAPERS_QUEUE_URL: 'papers queue url',
  MATCHING_QUEUE_URL: 'matching queue url',
} as const satisfies SystemFunction['environment']
