import { passwordMinimumLength } from '#shared/accounts/partner-password.ts'
import { operatorRoles } from '#shared/operator/roles.ts'
import type { FunctionName } from './functions.ts'

/** The Cognito triggers that this product uses, by their names in the pool's LambdaConfig. */
export type TriggerName =
  | 'PreSignUp'
  | 'PostConfirmation'
  | 'PostAuthentication'
  | 'DefineAuthChallenge'
  | 'CreateAuthChallenge'
  | 'VerifyAuthChallengeResponse'
  | 'CustomMessage'

export type Pool = {
  description: string
  /** The client's ExplicitAuthFlows. Tokens are refreshed by GetTokensFromRefreshToken, which rotation requires. */
  authFlows: readonly ('ALLOW_CUSTOM_AUTH' | 'ALLOW_USER_SRP_AUTH' | 'ALLOW_USER_AUTH')[]
  triggers: Readonly<Partial<Record<TriggerName, FunctionName>>>
  /** Whether ForgotPassword may mail a code (AccountRecoverySetting: verified_email, or admin_only). */
  selfServiceRecovery: boolean
  passwordMinimumLength: number
  /** Whether people may register themselves; otherwise an operator invites them (AdminCreateUserConfig). */
  selfSignUp: boolean
  /** Whether a sign-in needs a code of an authenticator app after the password (MfaConfiguration ON, software token only). */
  secondFactor: boolean
  /**
   * Whether a passkey is both factors of who has made one: it is used with the user's PIN, finger or face
   * (WebAuthnFactorConfiguration MULTI_FACTOR_WITH_USER_VERIFICATION). The password still needs the code.
   */
  passkeys: boolean
  /** The validity of a refresh token: how long somebody stays signed in. */
  refreshTokenHours: number
  /** The groups of the pool; a token names those of its user (cognito:groups). */
  groups: readonly string[]
}

/** The attributes that the browser's client may write: at sign-up and after. */
export const writableAttributes = ['email'] as const

/** The settings of all pools; durations in the client's TokenValidityUnits. */
export const poolSettings = {
  preventUserExistenceErrors: true,
  authSessionMinutes: 15,
  accessTokenMinutes: 15,
  idTokenMinutes: 15,
  /** Seconds for which a rotated refresh token still works, for a second tab or a lost response. */
  rotationGraceSeconds: 60,
  recoveryCodeMinutes: 60,
} as const

const forEverybody = {
  selfSignUp: true,
  secondFactor: false,
  passkeys: false,
  refreshTokenHours: 30 * 24,
  groups: [],
} as const

export const pools = {
  business: {
    description: 'Businesses: a code by e-mail, no password',
    authFlows: ['ALLOW_CUSTOM_AUTH'],
    triggers: {
      PreSignUp: 'businessPreSignUp',
      DefineAuthChallenge: 'businessDefineChallenge',
      CreateAuthChallenge: 'businessCreateChallenge',
      VerifyAuthChallengeResponse: 'businessVerifyChallenge',
      PostAuthentication: 'businessPostAuthentication',
    },
    selfServiceRecovery: false,
    passwordMinimumLength: 32,
    ...forEverybody,
  },
  partner: {
    description: 'Partners: e-mail and password over SRP',
    authFlows: ['ALLOW_USER_SRP_AUTH'],
    triggers: {
      PreSignUp: 'partnerPreSignUp',
      PostConfirmation: 'partnerPostConfirmation',
      PostAuthentication: 'partnerPostAuthentication',
      CustomMessage: 'partnerCustomMessage',
    },
    selfServiceRecovery: true,
    passwordMinimumLength,
    ...forEverybody,
  },
  operator: {
    description: 'Operators: invited, a password over SRP and a code of an authenticator app, or a passkey',
    authFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH'],
    triggers: {},
    selfServiceRecovery: false,
    passwordMinimumLength: 14,
    selfSignUp: false,
    secondFactor: true,
    passkeys: true,
    refreshTokenHours: 8,
    groups: operatorRoles,
  },
} as const satisfies Record<string, Pool>

export type PoolName = keyof typeof pools
