import { type App, Validations } from 'aws-cdk-lib'
import { rendererFolder } from '#web/site-manifest.ts'
import type { Surroundings } from '../constructs/product-function.ts'
import type { BuiltSite } from '../constructs/site-distribution.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { guardRules } from '../guard/guard-rules.ts'
import { type FunctionName, meetingCapacity, meetingRoom, newsletterRate } from '../system/functions.ts'
import { AnalyticsStack } from './analytics.ts'
import { ApiStack } from './api.ts'
import { CallerFunctionsStack } from './caller-functions.ts'
import { DataStack } from './data.ts'
import { EdgeStack } from './edge.ts'
import { EdgeAlarmsStack } from './edge-alarms.ts'
import { IdentityStack } from './identity.ts'
import { MailStack } from './mail.ts'
import { NotificationsStack } from './notifications.ts'
import { ObservabilityStack } from './observability.ts'
import { OperatorStack } from './operator.ts'
import { ScheduleStack } from './schedule.ts'
import { SiteStack } from './site.ts'
import { WebStack } from './web.ts'

type Built = { site: BuiltSite; bundles: Record<FunctionName, string> }

const surroundingsOf = (
  deployment: Deployment,
  bundles: Built['bundles'],
  {
    table,
    secrets,
    files,
    failures,
    analytics,
    erasures,
    payFiles,
    papers,
    queues,
    bankKey,
    dataKey,
    operators,
    region,
    urlSuffix,
  }: DataStack,
  { mail, web }: { mail: MailStack; web: WebStack },
): Surroundings => ({
  deployment,
  bundles,
  table,
  secrets,
  files: { ...files, failures, analytics, erasures, payFiles, papers, site: web.bucket },
  distribution: web.distribution,
  queues,
  bankKey,
  dataKey,
  operators,
  configurationSetName: mail.configurationSet.configurationSetName,
  values: {
    stage: deployment.stage,
    'table name': table.tableName,
    'mail sender': deployment.sender,
    'operator address': deployment.operator,
    'second operator address': deployment.secondOperator,
    'account disclosure': deployment.accountDisclosure,
    'meeting capacity': String(meetingCapacity),
    'meeting room': meetingRoom,
    'newsletter rate': String(newsletterRate),
    'four eyes': deployment.fourEyes,
    'vat time': deployment.vatAt,
    'signing secret id': secrets.signing.secretArn,
    'origin secret id': secrets.origin.secretArn,
    'bank key id': bankKey.keyArn,
    'projectFiles bucket name': files.projectFiles.bucketName,
    'cvs bucket name': files.cvs.bucketName,
    'analytics bucket name': analytics.bucketName,
    'events queue url': queues.events.queueUrl,
    'renderings queue url': queues.renderings.queueUrl,
    'papers queue url': queues.papers.queueUrl,
    'matching queue url': queues.matching.queueUrl,
    'failures bucket name': failures.bucketName,
    'erasures bucket name': erasures.bucketName,
    'payFiles bucket name': payFiles.bucketName,
    'papers bucket name': papers.bucketName,
    'site bucket name': web.bucket.bucketName,
    'renderer folder': `/var/task/${rendererFolder}`,
    'distribution id': web.distribution.distributionId,
    'public files address': `https://s3.${region}.${urlSuffix}`,
  },
})

/** Creates all stacks; each one uses only those created before it. */
export const buildStacks = (app: App, deployment: Deployment, { site, bundles }: Built) => {
  // The variable that also turns off CDK's own rules.
  if (process.env.CDK_VALIDATION !== 'false') Validations.of(app).addPlugins(guardRules(deployment.stage))
  const edge = new EdgeStack(app, deployment)
  const data = new DataStack(app, deployment)
  const mail = new MailStack(app, deployment, data.operators)
  const web = new WebStack(app, deployment, { edge, site, data })
  const surroundings = surroundingsOf(deployment, bundles, data, { mail, web })
  const identity = new IdentityStack(app, surroundings, { web, data })
  identity.addStackDependency(mail, 'Cognito refuses a sender that SES does not know yet')

  const { business, partner, operator: members } = identity.pools
  const known: Surroundings = {
    ...surroundings,
    values: {
      ...surroundings.values,
      'site origin': web.siteOrigin,
      'business client id': business.browser.userPoolClientId,
      'partner client id': partner.browser.userPoolClientId,
      'operator client id': members.browser.userPoolClientId,
      'business pool id': business.userPoolId,
      'partner pool id': partner.userPoolId,
      'operator pool id': members.userPoolId,
    },
  }
  const publicFunctions = new CallerFunctionsStack(app, 'public', known, web)
  const businessFunctions = new CallerFunctionsStack(app, 'business', known, web)
  const partnerFunctions = new CallerFunctionsStack(app, 'partner', known, web)
  const operatorFunctions = new CallerFunctionsStack(app, 'operator', known, web)
  const served = [publicFunctions, businessFunctions, partnerFunctions, operatorFunctions]
  const api = new ApiStack(app, known, { web, identity, served })
  const pages = new SiteStack(app, known, { web, identity, api, site, data })
  const notifications = new NotificationsStack(app, known, { data, mail })
  const analytics = new AnalyticsStack(app, known, data)
  const schedule = new ScheduleStack(app, known)
  const operator = new OperatorStack(app, known, identity)
  const edgeAlarms = new EdgeAlarmsStack(app, deployment, web)
  const observability = new ObservabilityStack(app, known, { web, identity, api })
  for (const stack of [data, identity]) stack.terminationProtection = deployment.stage === 'prod'
  return {
    edge,
    data,
    mail,
    identity,
    web,
    publicFunctions,
    businessFunctions,
    partnerFunctions,
    operatorFunctions,
    api,
    site: pages,
    notifications,
    analytics,
    schedule,
    operator,
    observability,
    edgeAlarms,
  }
}
