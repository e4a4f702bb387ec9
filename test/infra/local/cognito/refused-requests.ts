import { ids, password } from './emulator.ts'

/** A request, and how Cognito refuses it. */
export type Refusal = [name: string, operation: string, body: unknown, type: string, message: string]

export const business = { ClientId: ids.business.clientId }
export const partner = { ClientId: ids.partner.clientId }
export const signUp = { ...business, Username: 'new@example.com', Password: password }
export const custom = {
  ...business,
  AuthFlow: 'CUSTOM_AUTH',
  AuthParameters: { USERNAME: 'anna@example.com' },
}
export const srp = {
  ...partner,
  AuthFlow: 'USER_SRP_AUTH',
  AuthParameters: { USERNAME: 'anna@example.com', SRP_A: 'aa' },
}
export const confirmation = {
  ...partner,
  Username: 'anna@example.com',
  ConfirmationCode: '123456',
  Password: password,
}
export const session = 'x'.repeat(40)
export const claim = {
  USERNAME: 'anna@example.com',
  PASSWORD_CLAIM_SECRET_BLOCK: 'QUFB',
  PASSWORD_CLAIM_SIGNATURE: 'QUFB',
  TIMESTAMP: 'Sat Nov 21 13:00:00 UTC 2026',
}
export const respond = (ChallengeName: string, ChallengeResponses: object, more: object = {}) => ({
  ...(ChallengeName === 'PASSWORD_VERIFIER' ? partner : business),
  ChallengeName,
  ChallengeResponses,
  ...more,
})
export const isNull = (name: string) =>
  `1 validation error detected: Value null at '${name}' failed to satisfy constraint: Member must not be null`
export const fails = (value: string, constraint: string) =>
  `1 validation error detected: ${value} failed to satisfy constraint: Member must ${constraint}`
export const nameWithNul = 'anna\0@example.com'
export const noClient = 'User pool client unknown does not exist.'
export const parameter = 'InvalidParameterException'
export const denied = 'NotAuthorizedException'
