import type { resourcesOf } from './synthesized.ts'

type Found = ReturnType<typeof resourcesOf>
export type Planted = Record<string, object>

// biome-ignore lint/suspicious/noExplicitAny: a template is what CloudFormation says it is
type Anything = any

/** One resource of the product with one value changed, or removed if none is given. */
const changing =
  (resources: Found, type: string, which = /./) =>
  (path: string, value?: unknown): Planted => {
    const [id, resource] = resources.find(([id, { Type }]) => Type === type && which.test(id)) ?? []
    if (!id) throw new Error(`There is no ${type} like ${which} to be broken.`)
    const copy: Anything = structuredClone(resource)
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const holder = steps.reduce((at: Anything, step) => at[step], copy)
    if (value === undefined) delete holder[last]
    else holder[last] = value
    return { [id.split('/')[1] ?? '']: copy }
  }

const url = { AuthType: 'NONE', TargetFunctionArn: 'arn:aws:lambda:eu-north-1:123456789012:function:f' }
const allow = (statement: object) => [{ Effect: 'Allow', Resource: 'arn:aws:s3:::b', ...statement }]

/** For each of the project's Guard rules a violation: the system as it is, except for one value. */
export const plantedViolations = (resources: Found): Record<string, Record<string, Planted>> => {
  const of = (type: string, which?: RegExp) => changing(resources, `AWS::${type}`, which)
  const fn = of('Lambda::Function', /^publicFunctions\/newsletter/)
  const permission = of('Lambda::Permission')
  const statement = (one: object) =>
    of('IAM::Policy', /newsletter/)('Properties.PolicyDocument.Statement', allow(one))
  const bucket = of('S3::Bucket')
  const table = of('DynamoDB::Table')
  const alarm = of('CloudWatch::Alarm')
  const closed = of('ApiGatewayV2::Route', /businessme/i)
  const stage = of('ApiGatewayV2::Stage')
  const site = of('CloudFront::Distribution')
  const access = 'Properties.PublicAccessBlockConfiguration'
  return {
    FUNCTION_RUNS_ON_ARM64_AND_NODE_24: {
      'another processor': fn('Properties.Architectures', ['x86_64']),
      'no processor named': fn('Properties.Architectures'),
      'an older Node': fn('Properties.Runtime', 'nodejs22.x'),
    },
    FUNCTION_LOGS_JSON_INTO_ITS_OWN_GROUP: {
      'the log that Lambda makes': fn('Properties.LoggingConfig'),
      'plain text': fn('Properties.LoggingConfig.LogFormat', 'Text'),
    },
    FUNCTION_IS_CALLED_BY_NAMED_SERVICES: {
      everybody: permission('Properties.Principal', '*'),
      'any API of anybody': permission('Properties.SourceArn'),
      'an address of its own': { Url: { Type: 'AWS::Lambda::Url', Properties: url } },
    },
    LOG_ENDS: { 'a log for ever': of('Logs::LogGroup')('Properties.RetentionInDays') },
    POLICY_NAMES_ITS_ACTIONS: {
      'all of a service': statement({ Action: 's3:*' }),
      'one wildcard among actions': statement({ Action: ['s3:GetObject', 's3:List*'] }),
      'all but some actions': statement({ NotAction: 's3:GetObject' }),
      'all but some things': statement({ Action: 's3:GetObject', NotResource: 'arn:aws:s3:::c' }),
      'a wildcard for operators': of('IAM::ManagedPolicy')(
        'Properties.PolicyDocument.Statement',
        allow({ Action: 'lambda:*' }),
      ),
    },
    BUCKET_IS_PRIVATE: {
      'a public one': bucket(`${access}.BlockPublicPolicy`, false),
      'one as S3 makes it': bucket(access),
      'one that keeps all': bucket('Properties.LifecycleConfiguration'),
    },
    TABLE_CAN_BE_RESTORED: {
      'one without recovery': table('Properties.PointInTimeRecoverySpecification'),
      'one without a stream': table('Properties.StreamSpecification'),
      'one that keeps what expired': table('Properties.TimeToLiveSpecification'),
    },
    TABLE_IS_UNDER_OUR_KEY: {
      'a key of AWS’s own': table('Properties.SSESpecification.KMSMasterKeyId'),
      'one that says nothing of it': table('Properties.SSESpecification'),
    },
    MAPPING_LOSES_NOTHING: {
      'whole batches': of('Lambda::EventSourceMapping')('Properties.FunctionResponseTypes'),
      'nowhere to park': of('Lambda::EventSourceMapping', /^notifications/)('Properties.DestinationConfig'),
    },
    QUEUE_IS_ENCRYPTED: { 'a plain one': of('SQS::Queue')('Properties.SqsManagedSseEnabled') },
    KEY_TURNS: { 'the same for ever': of('KMS::Key')('Properties.EnableKeyRotation', false) },
    SECRET_IS_MADE_AT_DEPLOYMENT: {
      'one in the template': of('SecretsManager::Secret')('Properties.SecretString', 'known'),
    },
    ALARM_TELLS_SOMEBODY_WHAT_TO_DO: {
      'one that nobody hears': alarm('Properties.AlarmActions', []),
      'one that never ends': alarm('Properties.OKActions', []),
      'one without words': alarm('Properties.AlarmDescription'),
      'one without a page': alarm('Properties.AlarmDescription', 'Something is wrong.'),
      'one that rings in silence': alarm('Properties.TreatMissingData', 'breaching'),
    },
    AREA_IS_CLOSED: {
      'one that says it is open': closed('Properties.AuthorizationType', 'NONE'),
      'one that says nothing': closed('Properties.AuthorizationType'),
      'one without an authorizer': closed('Properties.AuthorizerId'),
    },
    API_IS_LOGGED_AND_LIMITED: {
      'no log': stage('Properties.AccessLogSettings'),
      'no limit': stage('Properties.DefaultRouteSettings'),
    },
    SITE_IS_BEHIND_THE_FIREWALL: {
      'no firewall': site('Properties.DistributionConfig.WebACLId'),
      'no log': site('Properties.DistributionConfig.Logging'),
      'plain HTTP': site('Properties.DistributionConfig.CacheBehaviors.1.ViewerProtocolPolicy', 'allow-all'),
    },
    SIGN_IN_TELLS_NOTHING: {
      'who has an account': of('Cognito::UserPoolClient')('Properties.PreventUserExistenceErrors', 'LEGACY'),
    },
    STATE_STAYS: {
      'a table that goes': table('DeletionPolicy', 'Delete'),
      'files that go': bucket('UpdateReplacePolicy'),
    },
    STATE_IS_NOT_DELETED_BY_HAND: {
      'a table': table('Properties.DeletionProtectionEnabled', false),
      accounts: of('Cognito::UserPool')('Properties.DeletionProtection', 'INACTIVE'),
    },
    MAIL_IS_HEARD_OF: {
      'a sender alone': of('SES::EmailIdentity')('Properties.ConfigurationSetAttributes'),
    },
  }
}
