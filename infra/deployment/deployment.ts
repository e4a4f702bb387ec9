import { RemovalPolicy } from 'aws-cdk-lib'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import { emailDomain } from '#shared/contract/email.ts'
import { type VatTime, vatTimes } from '#shared/credits/vat.ts'
import type { Owner } from '#shared/owner/owner-facts.ts'
import { type Context, readChoice, readValue } from './context-values.ts'
import { readOwner } from './owner.ts'

export type Stage = 'dev' | 'prod'

/** The options of a deployment, given with `-c name=value`; all have defaults, except that prod needs a sender. */
export type Deployment = {
  stage: Stage
  region: string
  /** The site's own domain, the name of the hosted zone `zoneId`; without it CloudFront's name is used. */
  domain?: { name: string; zoneId: string }
  /** The sender's address; empty in a dev stage that sends no mail. */
  sender: string
  /** The address for operators' mails and alarms; empty if there is none. */
  operator: string
  /** The address of whoever is told when the first operator has not acted; by default the same. */
  secondOperator: string
  accountDisclosure: 'spec' | 'strict'
  /** Whether what moves money at the desk needs a second operator. */
  fourEyes: 'on' | 'off'
  /** When the VAT of the credits that are ordered from now on is due; an accountant decides. */
  vatAt: VatTime
  /** The name of a restored table that the stack has adopted; otherwise the stack uses its own. */
  table?: string
  /** Who runs the stage: examples in a dev stage without its own. */
  owner: Owner
  /** The account's budget in US dollars a month; operators are warned before it is spent. */
  budget: number
}

/** Two stages without visitors stay below the 80 per cent at which a warning is sent; docs/cost.md has the bill of one. */
export const defaultBudget = 125

const readDomain = (context: Context): Deployment['domain'] => {
  const name = readValue(context, 'domain')
  const zoneId = readValue(context, 'zoneId')
  if (!name && !zoneId) return undefined
  if (!name || !zoneId) throw new Error('Give both -c domain= and -c zoneId=: one of them is missing.')
  return { name, zoneId }
}

/** With a domain, SES has only that domain verified and refuses mail from any other. */
const readSender = (context: Context, domain: Deployment['domain']): string => {
  const sender = readValue(context, 'sender') || (domain ? `no-reply@${domain.name}` : '')
  if (domain && emailDomain(sender) !== domain.name) {
    throw new Error(
      `-c sender must be an address at ${domain.name}, not ${sender}: this stage can send from no other domain.`,
    )
  }
  return sender
}

/** Reads a deployment from the CDK context. Throws an error that names the wrong or missing option. */
export const readDeployment = (context: Context): Deployment => {
  const stage = readChoice(context, 'stage', ['dev', 'prod'])
  const domain = readDomain(context)
  const sender = readSender(context, domain)
  if (stage === 'prod' && !sender) {
    throw new Error('prod needs a sender for mail: give -c domain= and -c zoneId=, or -c sender=.')
  }
  const operator = readValue(context, 'operator') || (domain ? `operators@${domain.name}` : '')
  if (stage === 'prod' && !operator) {
    throw new Error('prod needs an address for leads and alarms: give -c operator=.')
  }
  return {
    stage,
    domain,
    sender,
    operator,
    secondOperator: readValue(context, 'secondOperator') || operator,
    region: readValue(context, 'region') || 'eu-north-1',
    accountDisclosure: readChoice(context, 'accountDisclosure', ['spec', 'strict']),
    fourEyes: readChoice(context, 'fourEyes', ['on', 'off']),
    vatAt: readChoice(context, 'vatAt', vatTimes),
    budget: Number(readValue(context, 'budget') || defaultBudget),
    table: readValue(context, 'table') || undefined,
    owner: readOwner(context, stage),
  }
}

/** Resources with state are kept in prod and removed with their stack in dev; after a failed first deploy they are removed. */
export const removalOf = ({ stage }: Deployment): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY

/** The same for resources with deletion protection, which CloudFormation cannot remove after a failure either. */
export const removalOfProtected = ({ stage }: Deployment): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY

/** Logs contain only ids; three months are enough to investigate a complaint. */
export const logRetentionOf = ({ stage }: Deployment): RetentionDays =>
  stage === 'prod' ? RetentionDays.THREE_MONTHS : RetentionDays.TWO_WEEKS
