import type { EnvironmentValue, SystemFunction } from '#infra/system/function.ts'
import {
  type FunctionName,
  functions,
  meetingCapacity,
  meetingRoom,
  newsletterRate,
} from '#infra/system/functions.ts'
import type { VatTime } from '#shared/credits/vat.ts'
import { filesPath, names } from '../names.ts'
import { limitFactor } from '../time-limits.ts'
import type { Bundles } from './bundles.ts'
import type { Deployment } from './messages.ts'

export type Endpoints = {
  dynamodb: string
  secrets: string
  mail: string
  files: string
  cognito: string
  kms: string
  queues: string
  cloudfront: string
  lambda: string
}

/** What differs between two starts on this machine. */
type Here = { easyProofs: boolean; rendererFolder: string; vatAt: VatTime; fourEyes: 'on' | 'off' }

const valuesHere = (
  origin: string,
  endpoints: Endpoints,
  { rendererFolder, vatAt, fourEyes }: Omit<Here, 'easyProofs'>,
): Record<EnvironmentValue, string> => ({
  stage: names.stage,
  'table name': names.table,
  'site origin': origin,
  'mail sender': names.mailSender,
  'operator address': names.operator,
  'second operator address': names.secondOperator,
  'account disclosure': 'spec',
  'meeting capacity': String(meetingCapacity),
  'meeting room': meetingRoom,
  'newsletter rate': String(newsletterRate),
  'four eyes': fourEyes,
  'vat time': vatAt,
  'business client id': names.clientId('business'),
  'partner client id': names.clientId('partner'),
  'operator client id': names.clientId('operator'),
  'business pool id': names.poolId('business'),
  'partner pool id': names.poolId('partner'),
  'operator pool id': names.poolId('operator'),
  'signing secret id': names.secretId('signing'),
  'origin secret id': names.secretId('origin'),
  'bank key id': names.bankKeyId,
  'projectFiles bucket name': names.bucket('projectFiles'),
  'cvs bucket name': names.bucket('cvs'),
  'failures bucket name': names.bucket('failures'),
  'erasures bucket name': names.bucket('erasures'),
  'payFiles bucket name': names.bucket('payFiles'),
  'papers bucket name': names.bucket('papers'),
  'analytics bucket name': names.bucket('analytics'),
  'renderings queue url': `${endpoints.queues}/000000000000/${names.queue('renderings')}`,
  'papers queue url': `${endpoints.queues}/000000000000/${names.queue('papers')}`,
  'matching queue url': `${endpoints.queues}/000000000000/${names.queue('matching')}`,
  'events queue url': `${endpoints.queues}/000000000000/${names.queue('events')}`,
  'site bucket name': names.bucket('site'),
  'renderer folder': rendererFolder,
  'distribution id': names.distributionId,
  'public files address': origin + filesPath,
})

/** The variables that the Lambda runtime and the SDK read; nothing from this process's own environment. */
const runtimeEnvironment = (name: string, endpoints: Endpoints): Record<string, string> => ({
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_REGION: names.region,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  // A developer's own AWS profile must have no effect.
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secrets,
  AWS_ENDPOINT_URL_SES: endpoints.mail,
  AWS_ENDPOINT_URL_S3: endpoints.files,
  AWS_ENDPOINT_URL_KMS: endpoints.kms,
  AWS_ENDPOINT_URL_SQS: endpoints.queues,
  AWS_ENDPOINT_URL_LAMBDA: endpoints.lambda,
  AWS_ENDPOINT_URL_CLOUDFRONT: endpoints.cloudfront,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
})

/** Lambda's limit for loading a function. */
const loadingSeconds = 10

/** Every declared function, with this machine's values. */
export function deploymentsHere(
  { files, ...shared }: Bundles,
  endpoints: Endpoints,
  origin: string,
  { easyProofs, ...here }: Here,
): Record<FunctionName, Deployment> {
  const values = valuesHere(origin, endpoints, here)
  const deployed = (Object.entries(functions) as [FunctionName, SystemFunction][]).map(([name, declared]) => {
    const own = Object.entries(declared.environment).map(([variable, value]) => [variable, values[value]])
    const { grants, memoryMegabytes, timeoutSeconds } = declared
    const environment = { ...runtimeEnvironment(name, endpoints), ...Object.fromEntries(own) }
    const limits = {
      timeoutSeconds: timeoutSeconds * limitFactor,
      loadingSeconds: loadingSeconds * limitFactor,
    }
    const file = files[name]
    return [name, { ...shared, file, environment, grants, memoryMegabytes, easyProofs, ...limits }]
  })
  return Object.fromEntries(deployed)
}
