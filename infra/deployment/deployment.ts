import { RemovalPolicy } from 'aws-cdk-lib'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import { emailDomain } from '#shared/contract/email.ts'
import { type Context, givenValue, oneOf } from './context-values.ts'

export type Stage = 'dev' | 'prod'

/** What one deployment is told with `-c name=value`; everything has a default, but prod needs a sender. */
export type Deployment = {
  stage: Stage
  region: string
  /** The site's own domain, the name of the hosted zone `zoneId`; without it CloudFront's name is used. */
  domain?: { name: string; zoneId: string }
  /** The address that mail comes from; empty in a dev stage that keeps its mail in the outbox. */
  sender: string
  /** Where operators' notices and alarms go; empty for nobody. */
  operator: string
  accountDisclosure: 'spec' | 'strict'
  /** The name of the table that was restored and taken in; the stack's own one where none was. */
  table?: string
  /** US dollars a month that operators are told about before they are spent, by all that is in the account. */
  budget: number
}

/** Two stages that nobody visits stay below the four fifths at which it rings; docs/cost.md has the bill of one. */
export const defaultBudget = 100

const readDomain = (context: Context): Deployment['domain'] => {
  const name = givenValue(context, 'domain')
  const zoneId = givenValue(context, 'zoneId')
  if (!name && !zoneId) return undefined
  if (!name || !zoneId) throw new Error('-c domain= and -c zoneId= belong together: one of them is missing.')
  return { name, zoneId }
}

/** With a domain SES knows that domain only, and would refuse every mail from another. */
const readSender = (context: Context, domain: Deployment['domain']): string => {
  const sender = givenValue(context, 'sender') || (domain ? `no-reply@${domain.name}` : '')
  if (domain && emailDomain(sender) !== domain.name) {
    throw new Error(`-c sender=${sender} is not at ${domain.name}, from which alone this stage may send.`)
  }
  return sender
}

/** Reads a deployment from the CDK context. Throws with a sentence for the one who typed it. */
export const readDeployment = (context: Context): Deployment => {
  const stage = oneOf(context, 'stage', ['dev', 'prod'])
  const domain = readDomain(context)
  const sender = readSender(context, domain)
  if (stage === 'prod' && !sender) {
    throw new Error('prod needs a sender of mail: give -c domain= and -c zoneId=, or -c sender=.')
  }
  const operator = givenValue(context, 'operator') || (domain ? `operators@${domain.name}` : '')
  if (stage === 'prod' && !operator) {
    throw new Error('prod needs somebody to tell about leads and alarms: give -c operator=.')
  }
  return {
    stage,
    domain,
    sender,
    operator,
    region: givenValue(context, 'region') || 'eu-north-1',
    accountDisclosure: oneOf(context, 'accountDisclosure', ['spec', 'strict']),
    budget: Number(givenValue(context, 'budget') || defaultBudget),
    table: givenValue(context, 'table') || undefined,
  }
}

/** What holds state outlives its stack in prod and goes with it in dev; what a failed first deploy made goes, too. */
export const removalOf = ({ stage }: Deployment): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY

/** The same for what is protected from being deleted: CloudFormation could not take it away after a failure either. */
export const removalOfProtected = ({ stage }: Deployment): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY

/** Logs carry ids only; three months are enough to look into a complaint. */
export const logRetentionOf = ({ stage }: Deployment): RetentionDays =>
  stage === 'prod' ? RetentionDays.THREE_MONTHS : RetentionDays.TWO_WEEKS
