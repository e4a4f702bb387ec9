import { entities } from '#shared/entities.ts'
import type { Grant, SystemFunction } from './function.ts'
import { businessRole, partnerRole } from './http-defaults.ts'
import { itemsOf, only } from './leading-keys.ts'

const { code, device, limit, person, proof, suppressed } = entities

const signInCodes = [only(code, { purpose: 'business_sign_in' }), only(code, { purpose: 'business_device' })]

/** Cognito calls a trigger again after five seconds; after four it still receives the time-out. */
const trigger = { memoryMegabytes: 512, timeoutSeconds: 4 } as const

/** Grants for checking a proof of work and counting its network. */
const spendsProof = [
  { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(proof) },
  { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(limit) },
] as const satisfies readonly Grant[]

/** The functions that Cognito calls during sign-up and sign-in. */
export const triggers = {
  businessPreSignUp: {
    entry: 'lambdas/accounts/business-pre-sign-up.trigger.ts',
    grants: [...spendsProof, { on: 'secret', secret: 'signing' }],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    refuses: true,
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
        allow: ['GetItem', 'PutItem'],
        leadingKeys: itemsOf(...signInCodes),
      },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(device, suppressed) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(limit) },
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
        allow: ['UpdateItem'],
        leadingKeys: itemsOf(...signInCodes),
      },
      ...spendsProof,
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'Businesses cannot sign in: right codes are refused.',
  },
  businessPostAuthentication: {
    entry: 'lambdas/accounts/business-post-authentication.trigger.ts',
    grants: [
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(businessRole, device, person) },
      { on: 'pool', pool: 'business', allow: ['AdminUpdateUserAttributes'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'Businesses cannot sign in, although their code was right.',
  },
  partnerPreSignUp: {
    entry: 'lambdas/accounts/partner-pre-sign-up.trigger.ts',
    grants: [...spendsProof, { on: 'secret', secret: 'signing' }],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    refuses: true,
    errorImpact: 'Partners cannot create an account.',
  },
  partnerPostConfirmation: {
    entry: 'lambdas/accounts/partner-post-confirmation.trigger.ts',
    grants: [
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(partnerRole, person) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(partnerRole) },
      { on: 'pool', pool: 'partner', allow: ['AdminUserGlobalSignOut'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'New partners get no role, until they sign in again.',
  },
  partnerPostAuthentication: {
    entry: 'lambdas/accounts/partner-post-authentication.trigger.ts',
    grants: [
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(partnerRole, person) },
      { on: 'secret', secret: 'signing' },
    ],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    errorImpact: 'Partners cannot sign in, although their password was right.',
  },
  partnerCustomMessage: {
    entry: 'lambdas/accounts/partner-custom-message.trigger.ts',
    grants: [...spendsProof, { on: 'secret', secret: 'signing' }],
    environment: { TABLE_NAME: 'table name', SIGNING_SECRET_ID: 'signing secret id' },
    ...trigger,
    refuses: true,
    errorImpact: 'Partners cannot reset a forgotten password.',
  },
} as const satisfies Record<string, SystemFunction>
