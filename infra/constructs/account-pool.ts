import { Duration } from 'aws-cdk-lib'
import {
  AccountRecovery,
  type CfnUserPool,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  PasskeyUserVerification,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { type Deployment, removalOfProtected } from '../deployment/deployment.ts'
import { type Pool, type PoolName, poolSettings, pools, writableAttributes } from '../system/pools.ts'
import type { Surroundings } from './product-function.ts'

const writable = new ClientAttributes().withStandardAttributes(
  Object.fromEntries(writableAttributes.map(name => [name, true])),
)

/** Cognito itself sends recovery mails only; all others come from the outbox. */
const mailBy = ({ sender, domain, region }: Deployment, configurationSetName: string): UserPoolEmail =>
  sender
    ? UserPoolEmail.withSES({
        fromEmail: sender,
        sesRegion: region,
        sesVerifiedDomain: domain?.name,
        configurationSetName,
      })
    : UserPoolEmail.withCognito()

export type PoolSettings = Surroundings & {
  /** The host of the pages: a passkey is made for it, and ends with it. */
  relyingParty: string
}

/** A pool of `infra/system/pools.ts` with its only client, the browser. */
export class AccountPool extends UserPool {
  readonly browser: UserPoolClient

  constructor(
    scope: Construct,
    name: PoolName,
    { deployment, configurationSetName, relyingParty }: PoolSettings,
  ) {
    const pool: Pool = pools[name]
    super(scope, `${name}-pool`, {
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: pool.selfSignUp,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // Immutable, because the client may write it (a sign-up has to): a user could change it to another person's
      // address, whose code would then open this account. Cannot be changed for an existing pool.
      standardAttributes: { email: { required: true, mutable: false } },
      // The pool's triggers decide what is verified; Cognito sends no code at sign-up.
      autoVerify: { email: pool.selfServiceRecovery },
      accountRecovery: pool.selfServiceRecovery ? AccountRecovery.EMAIL_ONLY : AccountRecovery.NONE,
      ...(pool.secondFactor
        ? { mfa: Mfa.REQUIRED, mfaSecondFactor: { otp: true, sms: false, email: false } }
        : { mfa: Mfa.OFF }),
      ...(pool.passkeys && {
        signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
        passkeyRelyingPartyId: relyingParty,
        passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      }),
      passwordPolicy: {
        minLength: pool.passwordMinimumLength,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      email: mailBy(deployment, configurationSetName),
      deletionProtection: deployment.stage === 'prod',
      removalPolicy: removalOfProtected(deployment),
    })
    // The construct does not know it yet. Without it a pool that requires a second factor takes no passkey.
    if (pool.passkeys)
      (this.node.defaultChild as CfnUserPool).webAuthnFactorConfiguration =
        'MULTI_FACTOR_WITH_USER_VERIFICATION'
    this.browser = this.addBrowser(pool)
    for (const groupName of pool.groups)
      new CfnUserPoolGroup(this, `group-${groupName}`, { userPoolId: this.userPoolId, groupName })
  }

  /** Connects a function to one of Cognito's triggers, by its name in the pool's LambdaConfig. */
  connectTrigger(trigger: string, by: IFunction): void {
    const operation = trigger.charAt(0).toLowerCase() + trigger.slice(1)
    this.addTrigger(UserPoolOperation.of(operation), by)
  }

  private addBrowser({ authFlows, refreshTokenHours }: Pool): UserPoolClient {
    return this.addClient('browser', {
      authFlows: {
        custom: authFlows.includes('ALLOW_CUSTOM_AUTH'),
        userSrp: authFlows.includes('ALLOW_USER_SRP_AUTH'),
        user: authFlows.includes('ALLOW_USER_AUTH'),
      },
      generateSecret: false,
      disableOAuth: true,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: poolSettings.preventUserExistenceErrors,
      authSessionValidity: Duration.minutes(poolSettings.authSessionMinutes),
      accessTokenValidity: Duration.minutes(poolSettings.accessTokenMinutes),
      idTokenValidity: Duration.minutes(poolSettings.idTokenMinutes),
      refreshTokenValidity: Duration.hours(refreshTokenHours),
      refreshTokenRotationGracePeriod: Duration.seconds(poolSettings.rotationGraceSeconds),
      enableTokenRevocation: true,
      readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true }),
      writeAttributes: writable,
    })
  }
}
