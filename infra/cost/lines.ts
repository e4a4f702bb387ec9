import { type SystemFunction, secrets } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { metrics } from '#infra/system/metrics.ts'

export type Line = {
  service: string
  /** The unit that is paid for. */
  item: string
  /** The list price of one unit, in US dollars. */
  dollars: number
  /** Units per month, regardless of page views. */
  monthly?: number
  /** Units per month for every thousand page views. */
  perThousandViews?: number
}

const million = 1e6
const gigabyte = 1e6

/** The assumptions for a thousand page views, from which everything below is calculated. */
export const behind = {
  siteRequests: 8_000,
  /** Kilobytes over the wire; most files come from the visitor's own cache. */
  siteKilobytes: 90_000,
  apiRequests: 500,
  /** Leads, orders, subscriptions and changes by signed-in people. */
  submissions: 10,
  /** People who sign in during the month, twice each. */
  activeAccounts: 5,
  /** Files of two megabytes each. */
  uploads: 1,
} as const

const { siteRequests, siteKilobytes, apiRequests, submissions, activeAccounts, uploads } = behind
const signIns = activeAccounts * 2
/** Half of the visitors allow analytics; they send two requests per view, and a view's gzipped events take half a kilobyte. */
const countedRequests = 1_000
const countedKilobytes = 250
/** A code for each sign-in; for each submission one mail to its sender and one to the operator. */
const mails = signIns + submissions * 2
const requests = apiRequests + countedRequests
/** Six trigger calls per sign-in, and one call of a consumer per mail. */
const invocations = requests + signIns * 6 + mails
const uploadGigabytes = uploads * 0.002

/** The functions that are called every minute, whether or not anybody visits; each call reads what is due. */
const all = Object.values<SystemFunction>(functions)
const scheduled = all.filter(({ everyMinute }) => everyMinute).length
const scheduledCalls = scheduled * 60 * 24 * 30

/** 0.06 seconds for a warm invocation, and half a gigabyte, the memory of most functions. */
const gigabyteSeconds = invocations * 0.06 * 0.5
/**
 * A request with events is counted against its network's limit. A submission first claims its key, then writes item,
 * person and receipt in a transaction (two units each). A mail is claimed and settled, in the index too.
 */
const writes = submissions * 10 + mails * 4 + apiRequests * 0.3 + countedRequests + signIns * 8

const serving = all.filter(({ serves }) => serves).length
const refusing = all.filter(({ refuses }) => refuses).length
/**
 * One for each function, one more if it serves requests or is called by the minute, two more if it refuses; 33 for stream,
 * queues, API, mail, newsletter and table.
 */
const alarms = all.length + serving + scheduled + refusing * 2 + 33
/** In whole fifties, so that the bill stays above what is paid and does not change with each new function. */
const alarmsPaid = Math.ceil(alarms / 50) * 50

/** The bill line by line, without any free tier. */
export const lines: readonly Line[] = [
  {
    service: 'CloudFront',
    item: 'HTTPS request',
    dollars: 1.2 / million,
    perThousandViews: siteRequests + requests,
  },
  {
    service: 'CloudFront',
    item: 'gigabyte to visitors',
    dollars: 0.085,
    perThousandViews: siteKilobytes / gigabyte,
  },
  {
    service: 'CloudFront',
    item: 'edge function call',
    dollars: 0.1 / million,
    perThousandViews: siteRequests * 2 + requests,
  },
  { service: 'WAF', item: 'web ACL', dollars: 5, monthly: 2 },
  { service: 'WAF', item: 'rule', dollars: 1, monthly: 5 },
  {
    service: 'WAF',
    item: 'request',
    dollars: 0.6 / million,
    perThousandViews: siteRequests + requests + signIns * 6,
  },
  { service: 'HTTP API', item: 'request', dollars: 1 / million, perThousandViews: requests },
  {
    service: 'Lambda',
    item: 'request',
    dollars: 0.2 / million,
    monthly: scheduledCalls,
    perThousandViews: invocations,
  },
  {
    service: 'Lambda',
    item: 'gigabyte-second, arm64',
    dollars: 13.3334 / million,
    monthly: scheduledCalls * 0.06 * 0.5,
    perThousandViews: gigabyteSeconds,
  },
  { service: 'DynamoDB', item: 'write unit', dollars: 0.625 / million, perThousandViews: writes },
  {
    service: 'DynamoDB',
    item: 'read unit',
    dollars: 0.125 / million,
    monthly: scheduledCalls,
    perThousandViews: apiRequests * 1.5 + signIns * 4,
  },
  {
    service: 'DynamoDB',
    item: 'gigabyte stored, with point-in-time recovery',
    dollars: 0.45,
    monthly: 1,
    perThousandViews: 0.0005,
  },
  {
    service: 'Cognito',
    item: 'active account, Essentials',
    dollars: 0.015,
    perThousandViews: activeAccounts,
  },
  { service: 'SES', item: 'mail', dollars: 0.1 / 1000, perThousandViews: mails },
  {
    service: 'S3',
    item: 'gigabyte stored, after two years',
    dollars: 0.023,
    monthly: 1,
    perThousandViews: uploadGigabytes * 24,
  },
  { service: 'SQS', item: 'request', dollars: 0.4 / million, perThousandViews: countedRequests * 1.5 },
  {
    service: 'Athena',
    item: 'terabyte read, the six questions weekly over a month',
    dollars: 5,
    perThousandViews: (countedKilobytes * 6 * 4) / (gigabyte * 1000),
  },
  { service: 'S3', item: 'write or copy', dollars: 5 / million, perThousandViews: uploads * 3 },
  { service: 'GuardDuty', item: 'object scanned', dollars: 0.215 / 1000, perThousandViews: uploads },
  { service: 'GuardDuty', item: 'gigabyte scanned', dollars: 0.09, perThousandViews: uploadGigabytes },
  { service: 'KMS', item: 'key', dollars: 1, monthly: 3 },
  {
    service: 'KMS',
    item: 'request',
    dollars: 3 / million,
    // The table's key is requested at a cold start and every five minutes of a warm function.
    perThousandViews: activeAccounts + invocations * 0.05,
  },
  { service: 'Secrets Manager', item: 'secret', dollars: 0.4, monthly: secrets.length },
  {
    service: 'Secrets Manager',
    item: 'call, at a cold start',
    dollars: 5 / million,
    perThousandViews: invocations * 0.02 * 2,
  },
  { service: 'CloudWatch', item: 'alarm', dollars: 0.1, monthly: alarmsPaid },
  { service: 'CloudWatch', item: 'metric of our own', dollars: 0.3, monthly: Object.keys(metrics).length },
  { service: 'CloudWatch', item: 'dashboard', dollars: 3, monthly: 1 },
  {
    service: 'CloudWatch',
    item: 'gigabyte of logs',
    dollars: 0.5,
    perThousandViews: (invocations * 2) / gigabyte,
  },
]
