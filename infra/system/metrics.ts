import type { FunctionName } from './functions.ts'

/** A business metric: counts the lines of functions' logs with this message and these fields. */
export type BusinessMetric = {
  title: string
  /** Its graph on the dashboard. */
  graph: 'What people sent' | 'Mail' | 'Codes' | 'Files' | 'Time'
  from: readonly [FunctionName, ...FunctionName[]]
  message: string
  where?: Readonly<Record<string, string>>
}

const senders = ['notices', 'codes', 'outbox', 'mailings'] as const satisfies BusinessMetric['from']

/** Counts operators' mails, which are settled only once and not sent for robots, so that a retry is not counted twice. */
const operatorMail = (title: string, template: string) =>
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
  projectInquiries: operatorMail('Project inquiries', 'project_inquiry_notice'),
  getStarted: operatorMail('Get started', 'get_started_notice'),
  meetings: operatorMail('Meetings', 'booking_notice'),
  creditOrders: operatorMail('Credit orders', 'credit_order_notice'),
  investors: operatorMail('Investors', 'investor_notice'),
  subscriptions: operatorMail('Newsletter', 'subscription_notice'),
  businessInquiries: operatorMail('Inquiries of businesses', 'business_inquiry_notice'),
  applications: operatorMail('Applications of partners', 'applied_notice'),
  businessSignUps: operatorMail('New businesses', 'registration_notice'),
  partnerSignUps: operatorMail('New partners', 'partner_notice'),
  mailsSent: mail('Sent', { state: 'sent' }),
  mailsSuppressed: mail('Suppressed', { state: 'suppressed' }),
  mailTriesFailed: { title: 'Tries that failed', graph: 'Mail', from: senders, message: 'notice_failed' },
  mailingsStandingStill: {
    title: 'Newsletter without progress',
    graph: 'Mail',
    from: ['mailings'],
    message: 'mailing_stands_still',
  },
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
  transitionsLate: {
    title: 'Minutes with something late',
    graph: 'Time',
    from: ['processes'],
    message: 'transitions_late',
  },
} as const satisfies Record<string, BusinessMetric>

export type MetricName = keyof typeof metrics
