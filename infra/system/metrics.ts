import type { FunctionName } from './functions.ts'

/** What is counted of the business: a line of functions' logs, told from others by its message and fields. */
export type BusinessMetric = {
  title: string
  /** The graph of the dashboard that it is drawn in. */
  graph: 'What people sent' | 'Mail' | 'Codes' | 'Files'
  from: readonly [FunctionName, ...FunctionName[]]
  message: string
  where?: Readonly<Record<string, string>>
}

const senders = ['notices', 'codes', 'outbox'] as const satisfies BusinessMetric['from']

/** The operators' notice of a thing is settled once, and never for a robot's: a retry counts nothing twice. */
const told = (title: string, template: string) =>
  ({
    title,
    graph: 'What people sent',
    from: ['notices', 'outbox'],
    message: 'mail_settled',
    where: { template },
  }) as const satisfies BusinessMetric

const mail = (title: string, where: Readonly<Record<string, string>>) =>
  ({ title, graph: 'Mail', from: senders, message: 'mail_settled', where }) as const satisfies BusinessMetric

export const metrics = {
  projectInquiries: told('Project inquiries', 'project_inquiry_notice'),
  getStarted: told('Get started', 'get_started_notice'),
  meetings: told('Meetings', 'meeting_notice'),
  creditOrders: told('Credit orders', 'credit_order_notice'),
  investors: told('Investors', 'investor_notice'),
  subscriptions: told('Newsletter', 'subscription_notice'),
  businessInquiries: told('Inquiries of businesses', 'business_inquiry_notice'),
  applications: told('Applications of partners', 'application_notice'),
  businessSignUps: told('New businesses', 'registration_notice'),
  partnerSignUps: told('New partners', 'partner_notice'),
  mailsSent: mail('Sent', { state: 'sent' }),
  mailsSuppressed: mail('Suppressed', { state: 'suppressed' }),
  mailTriesFailed: { title: 'Tries that failed', graph: 'Mail', from: senders, message: 'notice_failed' },
  codesSent: {
    title: 'Sent',
    graph: 'Codes',
    from: ['codes'],
    message: 'mail_settled',
    where: { state: 'sent' },
  },
  codesRefused: {
    title: 'Refused',
    graph: 'Codes',
    from: ['businessVerifyChallenge', 'emailVerification', 'investors'],
    message: 'code_refused',
  },
  uploadsAccepted: {
    title: 'Accepted',
    graph: 'Files',
    from: ['businessUploads', 'partnerCvUploads'],
    message: 'upload_inspected',
    where: { state: 'accepted' },
  },
  uploadsRefused: {
    title: 'Refused',
    graph: 'Files',
    from: ['businessUploads', 'partnerCvUploads'],
    message: 'upload_inspected',
    where: { state: 'refused' },
  },
} as const satisfies Record<string, BusinessMetric>

export type MetricName = keyof typeof metrics
