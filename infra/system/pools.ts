import { passwordMinimumLength } from '#shared/accounts/partner-password.ts'
import type { FunctionName } from './functions.ts'

/** The Cognito triggers this product answers, by Cognito's own names in the pool's LambdaConfig. */
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
  /** The client's ExplicitAuthFlows. Refresh goes by GetTokensFromRefreshToken, which rotation requires. */
  authFlows: readonly ('ALLOW_CUSTOM_AUTH' | 'ALLOW_USER_SRP_AUTH')[]
  triggers: Readonly<Partial<Record<TriggerName, FunctionName>>>
  /** Whether ForgotPassword may mail a code (AccountRecoverySetting: verified_email, or admin_only). */
  selfServiceRecovery: boolean
  passwordMinimumLength: number
}

/** The attributes that the browser's client may write: at sign-up and after. */
export const writableAttributes = ['email'] as const

/** What both pools share; durations as the client's TokenValidityUnits name them. */
export const poolSettings = {
  preventUserExistenceErrors: true,
  authSessionMinutes: 15,
  accessTokenMinutes: 15,
  idTokenMinutes: 15,
  refreshTokenDays: 30,
  /** Seconds in which a refresh token that was just rotated away still works: two tabs, one lost answer. */
  rotationGraceSeconds: 60,
  recoveryCodeMinutes: 60,
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
  },
} as const satisfies Record<string, Pool>

export type PoolName = keyof typeof pools
