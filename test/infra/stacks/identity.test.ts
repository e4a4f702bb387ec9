import { describe, expect, test } from 'vitest'
import { functions } from '#infra/system/functions.ts'
import { type Pool, type PoolName, poolSettings, pools } from '#infra/system/pools.ts'
import { prodContext, resourcesOf, synthesize } from './synthesized.ts'

const templates = synthesize(prodContext)
const { Resources } = templates.identity.toJSON()
const poolNames = Object.keys(pools) as PoolName[]

const find = (type: string, name: string) => {
  const [found, ...more] = resourcesOf(templates, type).filter(([id]) =>
    id.startsWith(`identity/${name}pool`),
  )
  expect([found?.[1].Type, more.length]).toEqual([type, 0])
  return found?.[1].Properties
}

type Statement = {
  NotStatement?: { Statement: Statement }
  AndStatement?: { Statements: Statement[] }
  OrStatement?: { Statements: Statement[] }
  RateBasedStatement?: { Limit: number; ScopeDownStatement?: Statement }
  ByteMatchStatement?: {
    FieldToMatch: { SingleHeader?: { Name: string } }
    PositionalConstraint: string
    SearchString: unknown
    TextTransformations: { Type: string }[]
  }
}
type Acl = { Rules: { Name: string; Statement: Statement; Action: object }[] }

type Asked = { headers: Record<string, string>; path?: string }

/** WAF's verdict on a request; undefined matches everything. A secret is what its reference to Secrets Manager says. */
const fits = (statement: Statement | undefined, asked: Asked): boolean => {
  const { NotStatement, AndStatement, OrStatement, ByteMatchStatement } = statement ?? {}
  if (NotStatement) return !fits(NotStatement.Statement, asked)
  if (AndStatement) return AndStatement.Statements.every(one => fits(one, asked))
  if (OrStatement) return OrStatement.Statements.some(one => fits(one, asked))
  if (!ByteMatchStatement) return true
  const { FieldToMatch, PositionalConstraint, SearchString, TextTransformations } = ByteMatchStatement
  const { SingleHeader } = FieldToMatch
  const found = SingleHeader ? (asked.headers[SingleHeader.Name] ?? '') : (asked.path ?? '/')
  const wanted = typeof SearchString === 'string' ? SearchString : JSON.stringify(SearchString)
  const isLower = TextTransformations.some(({ Type }) => Type === 'LOWERCASE')
  const text = isLower ? found.toLowerCase() : found
  if (PositionalConstraint === 'EXACTLY') return text === wanted
  return PositionalConstraint === 'STARTS_WITH' ? text.startsWith(wanted) : text.includes(wanted)
}

const calling = (action: string, headers: Record<string, string> = {}): Asked => ({
  headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}`, ...headers },
})

/** The quotas that a Cognito call counts against. */
const limitsOf = ({ Rules }: Acl, action: string): number[] =>
  Rules.flatMap(({ Statement }) => Statement.RateBasedStatement ?? [])
    .filter(({ ScopeDownStatement }) => fits(ScopeDownStatement, calling(action)))
    .map(({ Limit }) => Limit)

/** Whether the firewall of the pools blocks a request, whatever its address has sent before. */
const isBlocked = ({ Rules }: Acl, asked: Asked): boolean =>
  Rules.some(({ Statement }) => !Statement.RateBasedStatement && fits(Statement, asked))

test('there are the declared pools and no others', () => {
  expect(resourcesOf(templates, 'AWS::Cognito::UserPool')).toHaveLength(poolNames.length)
})

test('without a domain, passkeys are made for the name that CloudFront gives', () => {
  const [, pool] = resourcesOf(synthesize({ stage: 'dev' }), 'AWS::Cognito::UserPool').filter(
    ([, { Properties }]) => Properties.WebAuthnRelyingPartyID,
  )[0] ?? ['', { Properties: {} }]
  expect(JSON.stringify(pool.Properties.WebAuthnRelyingPartyID)).toMatch(
    /StackOutput.*distribution.*DomainName/,
  )
})

describe.each(poolNames)('%s pool', name => {
  const declared: Pool = pools[name]
  const pool = find('AWS::Cognito::UserPool', name)
  const client = find('AWS::Cognito::UserPoolClient', name)

  test('has exactly the declared triggers, and Cognito may call them', () => {
    const invoked = Object.entries<{ 'Fn::GetAtt': string[] }>(pool.LambdaConfig ?? {}).map(
      ([trigger, arn]) => [trigger, Resources[arn['Fn::GetAtt'][0] ?? '']?.Properties.Description],
    )
    expect(Object.fromEntries(invoked)).toEqual(
      Object.fromEntries(
        Object.entries(declared.triggers).map(([trigger, functionName]) => [
          trigger,
          functions[functionName].entry,
        ]),
      ),
    )
    const allowed = resourcesOf(templates, 'AWS::Lambda::Permission').filter(([, { Properties }]) =>
      JSON.stringify(Properties.SourceArn).includes(`${name}pool`),
    )
    expect(allowed).toHaveLength(Object.keys(declared.triggers).length)
    for (const [, { Properties }] of allowed) expect(Properties.Principal).toBe('cognito-idp.amazonaws.com')
  })

  test('is an ESSENTIALS pool that signs in by e-mail, ignoring case', () => {
    expect(pool).toMatchObject({
      UserPoolTier: 'ESSENTIALS',
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: !declared.selfSignUp },
      DeletionProtection: 'ACTIVE',
    })
    expect(pool.Policies.PasswordPolicy.MinimumLength).toBe(declared.passwordMinimumLength)
  })

  test('does not let users change their e-mail address to one they do not own', () => {
    expect(pool.Schema).toEqual([{ Name: 'email', Required: true, Mutable: false }])
  })

  test('asks for the declared factors, and has the declared groups', () => {
    expect(pool.MfaConfiguration).toBe(declared.secondFactor ? 'ON' : 'OFF')
    if (declared.secondFactor) expect(pool.EnabledMfas).toEqual(['SOFTWARE_TOKEN_MFA'])
    const groups = resourcesOf(templates, 'AWS::Cognito::UserPoolGroup').filter(([id]) =>
      id.startsWith(`identity/${name}pool`),
    )
    expect(groups.map(([, { Properties }]) => Properties.GroupName)).toEqual(declared.groups)
  })

  test('takes a passkey only as both factors, made for the host of the site', () => {
    expect({
      first: pool.Policies.SignInPolicy?.AllowedFirstAuthFactors,
      factors: pool.WebAuthnFactorConfiguration,
      verification: pool.WebAuthnUserVerification,
      host: pool.WebAuthnRelyingPartyID,
    }).toEqual(
      declared.passkeys
        ? {
            first: ['PASSWORD', 'WEB_AUTHN'],
            factors: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
            verification: 'required',
            host: prodContext.domain,
          }
        : {},
    )
  })

  test('mails recovery codes only if the pool has passwords to recover', () => {
    const [{ Name }] = pool.AccountRecoverySetting.RecoveryMechanisms
    expect(Name).toBe(declared.selfServiceRecovery ? 'verified_email' : 'admin_only')
  })

  test('lets the browser in by the declared flow only, without revealing who has an account', () => {
    expect(client.ExplicitAuthFlows).toEqual(declared.authFlows)
    expect(client).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlowsUserPoolClient: false,
      PreventUserExistenceErrors: 'ENABLED',
      AuthSessionValidity: poolSettings.authSessionMinutes,
      EnableTokenRevocation: true,
    })
  })

  test('issues short-lived tokens and rotates refresh tokens', () => {
    expect(client).toMatchObject({
      AccessTokenValidity: poolSettings.accessTokenMinutes,
      IdTokenValidity: poolSettings.idTokenMinutes,
      RefreshTokenValidity: declared.refreshTokenHours * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: {
        Feature: 'ENABLED',
        RetryGracePeriodSeconds: poolSettings.rotationGraceSeconds,
      },
    })
  })

  test('is behind a firewall that limits requests by address', () => {
    const guards = resourcesOf(templates, 'AWS::WAFv2::WebACLAssociation').filter(([, { Properties }]) =>
      JSON.stringify(Properties.ResourceArn).includes(`${name}pool`),
    )
    expect(guards).toHaveLength(1)
    const acl = Resources[guards[0]?.[1].Properties.WebACLArn['Fn::GetAtt'][0]].Properties
    expect(acl.Scope).toBe('REGIONAL')
    for (const { Statement, Action, Name } of acl.Rules) {
      if (Name !== 'passkeys') expect(Statement.RateBasedStatement).toMatchObject({ AggregateKeyType: 'IP' })
      expect(Action).toEqual({ Block: {} })
    }
    expect(limitsOf(acl, 'InitiateAuth')).toEqual([300])
    expect(limitsOf(acl, 'SignUp')).toEqual([300])
  })

  test.each(['CompleteWebAuthnRegistration', 'DeleteWebAuthnCredential'])(
    'lets the desk alone call %s, which knows the secret, however the operation is named',
    change => {
      const [[, { Properties: acl }] = ['', { Properties: {} }]] = resourcesOf(
        templates,
        'AWS::WAFv2::WebACL',
      ).filter(([id]) => id.startsWith('identity/'))
      const text = JSON.stringify(acl.Rules.find(({ Name }: { Name: string }) => Name === 'passkeys'))
      const [reference = ''] =
        /\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:.*?\}\}"\]\]\}/.exec(text) ?? []
      expect(reference).toContain('origin')
      expect(isBlocked(acl, calling(change))).toBe(true)
      expect(isBlocked(acl, calling(change, { 'x-origin-secret': 'a guess' }))).toBe(true)
      expect(isBlocked(acl, calling(change.toUpperCase()))).toBe(true)
      expect(isBlocked(acl, { headers: {}, path: `/service/x/operation/${change}` })).toBe(true)
      expect(isBlocked(acl, calling(change, { 'x-origin-secret': reference }))).toBe(false)
      for (const other of ['StartWebAuthnRegistration', 'ListWebAuthnCredentials', 'InitiateAuth', 'GetUser'])
        expect(isBlocked(acl, calling(other))).toBe(false)
    },
  )

  test('lets functions check tokens as often as Cognito allows next to other calls', () => {
    const [[, acl] = ['', { Properties: {} }]] = resourcesOf(templates, 'AWS::WAFv2::WebACL').filter(([id]) =>
      id.startsWith('identity/'),
    )
    // Cognito allows 120 a second.
    expect(limitsOf(acl.Properties, 'GetUser')).toEqual([60 * 300])
    // Its name begins the same, and it mails a code.
    expect(limitsOf(acl.Properties, 'GetUserAttributeVerificationCode')).toEqual([300])
  })
})
