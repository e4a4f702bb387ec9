/**
 * An error in AWS's JSON protocol: status 400 with `__type` and `message`.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/CommonErrors.html
 */
export class CognitoError extends Error {
  readonly type: string

  constructor(type: string, message = '') {
    super(message)
    this.name = type
    this.type = type
  }
}

export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message)
export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message)
export const missingParameter = (name: string) => invalidParameter(`Missing required parameter ${name}`)
export const incorrectCredentials = () => notAuthorized('Incorrect username or password.')
export const sessionExpired = () => notAuthorized('Invalid session for the user, session is expired.')
export const userNotConfirmed = () => new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.')
export const invalidLambdaResponse = () =>
  new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output')
