import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import {
  createBusinessProfile,
  updateBusinessProfile,
} from '#shared/business-profile/save-business-profile.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { getHealth } from '#shared/health/get-health.ts'
import { confirm, readConfirmation } from '#shared/newsletter/confirm.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { unsubscribe } from '#shared/newsletter/unsubscribe.ts'
import { getProofChallenge } from '#shared/proof/get-challenge.ts'

/** What a function may do with the table's items, down to their leading keys (IAM StringLike patterns). */
export type TableGrant = {
  on: 'table'
  allow: readonly ('GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query' | 'ConditionCheckItem')[]
  leadingKeys: readonly string[]
  /** Set for a Query on the index, whose partition key is then the leading key. */
  index?: 'GSI1'
}

export type Grant =
  | TableGrant
  | { on: 'secret'; secret: SecretName }
  | { on: 'mail' }
  | {
      on: 'pool'
      pool: 'business' | 'partner'
      allow: readonly ('AdminUpdateUserAttributes' | 'AdminUserGlobalSignOut')[]
    }

/** Random strings made at the first deploy. `signing`: HMAC keys are derived from it; `origin`: CloudFront's password at the API. */
export const secrets = ['signing', 'origin'] as const
export type SecretName = (typeof secrets)[number]

/** A value that each runtime fills in: the cloud from its resources, one machine from its own. */
export type EnvironmentValue =
  | 'stage'
  | 'table name'
  | 'site origin'
  | 'mail sender'
  | 'operator address'
  | 'account disclosure'
  | 'business client id'
  | 'partner client id'
  | `${SecretName} secret id`

export type SystemFunction = {
  /** The module that exports `handler`. */
  entry: `lambdas/${string}.ts`
  serves?: readonly Endpoint[]
  grants: readonly Grant[]
  environment: Readonly<Record<string, EnvironmentValue>>
  memoryMegabytes: number
  timeoutSeconds: number
  /** Who is hurt when it fails; the words of its alarm. */
  errorImpact: string
}

const formEnvironment = {
  STAGE: 'stage',
  TABLE_NAME: 'table name',
  SIGNING_SECRET_ID: 'signing secret id',
  ORIGIN_SECRET_ID: 'origin secret id',
} as const satisfies SystemFunction['environment']

const formSecrets = [
  { on: 'secret', secret: 'signing' },
  { on: 'secret', secret: 'origin' },
] as const satisfies readonly Grant[]

/** Cognito gives a trigger five seconds before it calls again; three leave room for a cold start. */
const trigger = { memoryMegabytes: 512, timeoutSeconds: 4 } as const
/** Below the HTTP API's own 29 seconds, above the SDK's retries. */
const api = { memoryMegabytes: 512, timeoutSeconds: 10 } as const

export const functions = {
  newsletter: {
    entry: 'lambdas/newsletter/newsletter.http.ts',
    serves: [subscribe, readConfirmation, confirm, unsubscribe],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['SUBSCRIBER#*', 'ONCE#*', 'LIMIT#*', 'PROOF#*', 'PERSON#*'],
      },
      ...formSecrets,
    ],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Visitors cannot subscribe to the newsletter, confirm their address or unsubscribe.',
  },
  proof: {
    entry: 'lambdas/proof/proof.http.ts',
    serves: [getProofChallenge],
    grants: [{ on: 'table', allow: ['UpdateItem'], leadingKeys: ['LIMIT#*'] }, ...formSecrets],
    environment: formEnvironment,
    ...api,
    errorImpact: 'Nobody can sign up or sign in, because no proof of work is handed out.',
  },
  businessProfile: {
    entry: 'lambdas/business-profile/business-profile.http.ts',
    serves: [getBusinessMe, createBusinessProfile, updateBusinessProfile],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        leadingKeys: ['BUSINESS#*', 'ONCE#*', 'PERSON#*'],
      },
      { on: 'table', allow: ['GetItem'], leadingKeys: ['USER#*'] },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact: 'Businesses cannot open their dashboard or finish onboarding.',
  },
  health: {
    entry: 'lambdas/health/health.http.ts',
    serves: [getHealth],
    grants: [{ on: 'secret', secret: 'origin' }],
    environment: { STAGE: 'stage', ORIGIN_SECRET_ID: 'origin secret id' },
    ...api,
    errorImpact: 'Monitoring cannot tell which version answers.',
  },
  businessPreSignUp: {
    entry: 'lambdas/accounts/business-pre-sign-up.trigger.ts',
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: ['PROOF#*', 'LIMIT#*'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'Businesses cannot create an account.',
  },
  businessDefineChallenge: {
    entry: 'lambdas/accounts/business-define-challenge.trigger.ts',
    grants: [],
    environment: {},
    ...trigger,
    errorImpact: 'Businesses cannot sign in.',
  },
  businessCreateChallenge: {
    entry: 'lambdas/accounts/business-create-challenge.trigger.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: ['CODE#*', 'DEVICE#*', 'LIMIT#*'],
      },
      { on: 'secret', secret: 'signing' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      ACCOUNT_DISCLOSURE: 'account disclosure',
    },
    ...trigger,
    errorImpact: 'Businesses get no code and cannot sign in.',
  },
  businessVerifyChallenge: {
    entry: 'lambdas/accounts/business-verify-challenge.trigger.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: ['CODE#*', 'PROOF#*', 'LIMIT#*', 'DEVICE#*'],
      },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'Businesses cannot sign in: right codes are refused.',
  },
  businessPostAuthentication: {
    entry: 'lambdas/accounts/business-post-authentication.trigger.ts',
    grants: [
      { on: 'table', allow: ['PutItem'], leadingKeys: ['USER#*', 'DEVICE#*', 'PERSON#*'] },
      { on: 'pool', pool: 'business', allow: ['AdminUpdateUserAttributes'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'Businesses cannot sign in, although their code was right.',
  },
  partnerPreSignUp: {
    entry: 'lambdas/accounts/partner-pre-sign-up.trigger.ts',
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: ['PROOF#*', 'LIMIT#*'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'Partners cannot create an account.',
  },
  partnerPostConfirmation: {
    entry: 'lambdas/accounts/partner-post-confirmation.trigger.ts',
    grants: [
      { on: 'table', allow: ['PutItem', 'UpdateItem'], leadingKeys: ['USER#*', 'PERSON#*'] },
      { on: 'pool', pool: 'partner', allow: ['AdminUserGlobalSignOut'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'New partners get no role, until they sign in again.',
  },
  partnerCustomMessage: {
    entry: 'lambdas/accounts/partner-custom-message.trigger.ts',
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: ['PROOF#*', 'LIMIT#*'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'Partners cannot reset a forgotten password.',
  },
  notices: {
    entry: 'lambdas/notifications/notices.stream.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: ['NOTICE#*', 'SUPPRESSED#*'],
      },
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      SITE_ORIGIN: 'site origin',
      MAIL_SENDER: 'mail sender',
      OPERATOR_ADDRESS: 'operator address',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    errorImpact: 'Mails to visitors and operators are late; what cannot be delivered is parked.',
  },
  codes: {
    entry: 'lambdas/notifications/codes.stream.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: ['NOTICE#*', 'SUPPRESSED#*'],
      },
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      SITE_ORIGIN: 'site origin',
      MAIL_SENDER: 'mail sender',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 30,
    errorImpact: 'Sign-in codes are late or missing: businesses cannot sign in.',
  },
} as const satisfies Record<string, SystemFunction>

export type FunctionName = keyof typeof functions
