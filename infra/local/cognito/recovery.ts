import { CognitoError, invalidLambdaResponse, invalidParameter, notAuthorized } from './errors.ts'
import { readMetadata, readParameters, rule } from './parameters.ts'
import { assertPassword } from './password-policy.ts'
import { postConfirmation } from './sign-up.ts'
import { createVerifier } from './srp.ts'
import { type Mail, type Operation, poolOfClient, triggerAttributes, type UserPool } from './user-pool.ts'
import type { User } from './users.ts'

/**
 * Mails a code for a new password; for an unknown user the response looks the same.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ForgotPassword.html
 */
export const forgotPassword: Operation = async ({ pools, body }) => {
  const { ClientId, Username } = readParameters(body, { ClientId: rule.clientId, Username: rule.username })
  const pool = poolOfClient(pools, ClientId)
  // AccountRecoverySetting admin_only.
  if (!pool.settings.selfServiceRecovery) throw notAuthorized('Contact administrator to reset password.')
  const user = pool.users.find(Username)
  if (user) await mailCode(pool, user, readMetadata(body))
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: masked(user?.attributes.email ?? Username),
    },
  }
}

async function mailCode(
  pool: UserPool,
  user: User,
  clientMetadata: Record<string, string> | undefined,
): Promise<void> {
  if (user.status !== 'CONFIRMED' || user.attributes.email_verified !== 'true') {
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    )
  }
  const template = await messageFor(pool, user, clientMetadata)
  const code = pool.recoveryCodes.issue(user.sub)
  await pool.deliver(mailOf(user.attributes.email ?? '', template, code)).catch(() => {
    throw new CognitoError('CodeDeliveryFailureException', 'Verification code failed to deliver.')
  })
}

const placeholder = '{####}'
const subject = 'Your verification code'
const message = `Your verification code is ${placeholder}`

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html */
async function messageFor(pool: UserPool, user: User, clientMetadata: Record<string, string> | undefined) {
  const custom = await pool.invoke('CustomMessage', {
    source: 'CustomMessage_ForgotPassword',
    userName: user.sub,
    request: {
      userAttributes: triggerAttributes(user),
      codeParameter: placeholder,
      linkParameter: null,
      usernameParameter: null,
      clientMetadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })
  const { emailMessage, emailSubject } = custom ?? {}
  const template = {
    subject: typeof emailSubject === 'string' ? emailSubject : subject,
    message: typeof emailMessage === 'string' ? emailMessage : message,
  }
  if (!template.message.includes(placeholder)) throw invalidLambdaResponse()
  return template
}

/** Cognito sends the message as HTML; the text part is for mail programs without HTML. */
function mailOf(to: string, template: { subject: string; message: string }, code: string): Mail {
  const html = template.message.replaceAll(placeholder, code)
  const text = html
    .replaceAll(/<(style|title)[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<br\s*\/?>|<\/(p|h\d|div|tr)>/gi, '\n')
    .replaceAll(/<[^>]+>/g, '')
  return { to, subject: template.subject.replaceAll(placeholder, code), text: text.trim(), html }
}

/**
 * Sets a new password for a caller who has the code. Existing sign-ins stay valid: ending them is up to the trigger.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmForgotPassword.html
 */
export const confirmForgotPassword: Operation = async ({ pools, body }) => {
  const { ClientId, Username, ConfirmationCode, Password } = readParameters(body, {
    ClientId: rule.clientId,
    Username: rule.username,
    ConfirmationCode: { required: true, minimum: 1, maximum: 2048, pattern: '[\\S]+', shown: true },
    Password: rule.password,
  })
  const pool = poolOfClient(pools, ClientId)
  assertPassword(pool, Password)
  const user = pool.users.find(Username)
  // https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html
  if (!user) throw codeMismatch()
  spendCode(pool, user, ConfirmationCode)
  pool.users.setPassword(user.sub, createVerifier(pool.srpName, user.sub, Password))
  pool.users.setAttributes(user.sub, { ...user.attributes, email_verified: 'true' })
  await postConfirmation(pool, user.sub, 'PostConfirmation_ConfirmForgotPassword', readMetadata(body))
  return {}
}

function spendCode(pool: UserPool, user: User, code: string): void {
  const verdict = pool.recoveryCodes.check(user.sub, code)
  if (verdict === 'wrong') throw codeMismatch()
  if (verdict === 'limit') {
    throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
  }
  if (verdict === 'expired' || !pool.recoveryCodes.spend(user.sub)) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  }
}

const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')

const masked = (email: string) => email.replace(/^(.)[^@]*(@.?).*$/, '$1***$2***')
