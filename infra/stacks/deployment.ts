import { RemovalPolicy } from 'aws-cdk-lib'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'

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
  /** US dollars a month that operators are told about before they are spent. */
  budget: number
}

type Context = (name: string) => unknown

const text = (context: Context, name: string): string => String(context(name) ?? '').trim()

const oneOf = <const Choice extends string>(
  context: Context,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice => {
  const given = text(context, name) || choices[0]
  const chosen = choices.find(choice => choice === given)
  if (!chosen) throw new Error(`-c ${name}=${given} is none of ${choices.join(', ')}.`)
  return chosen
}

const readDomain = (context: Context): Deployment['domain'] => {
  const name = text(context, 'domain')
  const zoneId = text(context, 'zoneId')
  if (!name && !zoneId) return undefined
  if (!name || !zoneId) throw new Error('-c domain= and -c zoneId= belong together: one of them is missing.')
  return { name, zoneId }
}

const readTable = (context: Context): string | undefined => {
  const given = text(context, 'table')
  if (given && !/^[\w.-]{3,255}$/.test(given)) throw new Error(`-c table=${given} is no name of a table.`)
  return given || undefined
}

const readBudget = (context: Context): number => {
  const given = text(context, 'budget') || '50'
  const dollars = Number(given)
  if (!(dollars > 0)) throw new Error(`-c budget=${given} is no amount of US dollars.`)
  return dollars
}

/** Reads a deployment from the CDK context. Throws with a sentence for the one who typed it. */
export const readDeployment = (context: Context): Deployment => {
  const stage = oneOf(context, 'stage', ['dev', 'prod'])
  const domain = readDomain(context)
  const sender = text(context, 'sender') || (domain ? `no-reply@${domain.name}` : '')
  if (stage === 'prod' && !sender) {
    throw new Error('prod needs a sender of mail: give -c domain= and -c zoneId=, or -c sender=.')
  }
  const operator = text(context, 'operator') || (domain ? `operators@${domain.name}` : '')
  if (stage === 'prod' && !operator) {
    throw new Error('prod needs somebody to tell about leads and alarms: give -c operator=.')
  }
  return {
    stage,
    domain,
    sender,
    operator,
    region: text(context, 'region') || 'eu-north-1',
    accountDisclosure: oneOf(context, 'accountDisclosure', ['spec', 'strict']),
    budget: readBudget(context),
    table: readTable(context),
  }
}

/** What holds state outlives its stack in prod and goes with it in dev. */
export const removalOf = ({ stage }: Deployment): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY

/** Logs carry ids only; three months are enough to look into a complaint. */
export const logRetentionOf = ({ stage }: Deployment): RetentionDays =>
  stage === 'prod' ? RetentionDays.THREE_MONTHS : RetentionDays.TWO_WEEKS
