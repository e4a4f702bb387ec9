import { describe, expect, test } from 'vitest'
import { uploadBuckets } from '#infra/system/buckets.ts'
import { apiHeaders, contentSecurityPolicy, siteHeaders } from '#infra/system/site.ts'
import { manifest, prodContext, resourcesOf, synthesize } from './synthesized.ts'

const dev = synthesize({ stage: 'dev' })
const prod = synthesize(prodContext)

const only = (templates: typeof dev, type: string) => {
  const found = resourcesOf(templates, type)
  expect(found.map(([id]) => id)).toHaveLength(1)
  return found[0]?.[1].Properties
}
const distribution = (templates: typeof dev) =>
  only(templates, 'AWS::CloudFront::Distribution').DistributionConfig
const originOf = (templates: typeof dev, behavior: { TargetOriginId: string }) =>
  distribution(templates).Origins.find(({ Id }: { Id: string }) => Id === behavior.TargetOriginId)

const headersOf = (templates: typeof dev, behavior: { ResponseHeadersPolicyId: { Ref: string } }) =>
  templates.web.toJSON().Resources[behavior.ResponseHeadersPolicyId.Ref].Properties
    .ResponseHeadersPolicyConfig

type Fields = {
  StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean; Override: boolean }
  ContentTypeOptions: { Override: boolean }
}

/** Returns the fields that CloudFront has for two headers. */
const secured = ({ StrictTransportSecurity: hsts, ContentTypeOptions: type }: Fields) => ({
  'strict-transport-security': `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}`,
  'x-content-type-options': type.Override && hsts.Override ? 'nosniff' : '',
})

describe('headers', () => {
  const policy = headersOf(dev, distribution(dev).DefaultCacheBehavior)
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = policy
  // The buckets' hosts are known at deployment only; the longest possible ones stand for them.
  const [start, ...hosts] = own.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'][1] as [
    string,
    ...unknown[],
  ]
  const bucketHost = `${'b'.repeat(63)}.s3.eu-north-1.amazonaws.com`
  const csp = start + hosts.map(part => (typeof part === 'string' ? part : bucketHost)).join('')

  test('pages have the declared policy, which allows nothing unsafe and fits the edge’s limit', () => {
    const files = uploadBuckets.map(() => `https://${bucketHost}`)
    expect(csp).toBe(contentSecurityPolicy(manifest, 'https://cognito-idp.eu-north-1.amazonaws.com', files))
    expect(csp).not.toMatch(/unsafe-|\*|http:/)
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp.length).toBeLessThan(1_700)
  })

  test('pages have every other declared header', () => {
    const sent = {
      ...secured(own),
      'x-frame-options': own.FrameOptions.FrameOption,
      'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        custom.Items.map((item: { Header: string; Value: string }) => [item.Header, item.Value]),
      ),
    }
    expect(sent).toEqual(siteHeaders)
  })

  test('API replies have their own headers, and no other', () => {
    const [, api] = distribution(dev).CacheBehaviors
    const { SecurityHeadersConfig: fields, CustomHeadersConfig: more } = headersOf(dev, api)
    expect(secured(fields)).toEqual(apiHeaders)
    expect([Object.keys(fields).length, more]).toEqual([2, undefined])
  })
})

describe('behaviours', () => {
  const { DefaultCacheBehavior: pages, CacheBehaviors, CustomErrorResponses } = distribution(dev)
  const [document, api, ...more] = CacheBehaviors
  const events = (behavior: { FunctionAssociations: { EventType: string }[] }) =>
    behavior.FunctionAssociations.map(({ EventType }) => EventType)

  test('pages come from the private bucket by way of both site functions', () => {
    expect(originOf(dev, pages).OriginAccessControlId).toBeDefined()
    expect(events(pages)).toEqual(['viewer-request', 'viewer-response'])
    expect(pages.ResponseHeadersPolicyId).toBeDefined()
    expect(pages.ViewerProtocolPolicy).toBe('redirect-to-https')
  })

  test('the API is uncached, gets what the viewer sent except Host, and its errors stay its own', () => {
    expect(more).toEqual([])
    expect(api.PathPattern).toBe('/api/*')
    // AWS's managed policies CachingDisabled and AllViewerExceptHostHeader.
    expect(api.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
    expect(api.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac')
    expect(api.AllowedMethods).toContain('PUT')
    expect(events(api)).toEqual(['viewer-request'])
    // No error page and no other status: only a failure is not cached.
    expect(CustomErrorResponses).toEqual(
      [500, 502, 503, 504].map(ErrorCode => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    )
  })

  test('the API description is a file of the site, matched before the API’s paths', () => {
    expect(document.PathPattern).toBe('/api/openapi.json')
    expect(document.TargetOriginId).toBe(pages.TargetOriginId)
    expect(document.ResponseHeadersPolicyId).toEqual(pages.ResponseHeadersPolicyId)
    expect(document.AllowedMethods).toEqual(['GET', 'HEAD'])
    expect(only(dev, 'Custom::CDKBucketDeployment').SourceBucketNames).toHaveLength(3)
  })

  test.each([
    ['dev', dev],
    ['prod', prod],
  ] as const)('in %s the API knows CloudFront by a secret that no template shows', (_, templates) => {
    const [header] = originOf(templates, distribution(templates).CacheBehaviors[1]).OriginCustomHeaders
    expect(header.HeaderName).toBe('x-origin-secret')
    expect(JSON.stringify(header.HeaderValue)).toMatch(/resolve:secretsmanager.*originsecret.*SecretString/)
  })
})

test.each([
  ['dev', dev],
  ['prod', prod],
] as const)('in %s no name of ours leads past the firewall to the API', (_, templates) => {
  const { DomainName } = originOf(templates, distribution(templates).CacheBehaviors[1])
  expect(JSON.stringify(DomainName)).toMatch(/\{"Ref":"api"\},"\.execute-api\./)
  for (const type of ['DomainName', 'ApiMapping'])
    expect(resourcesOf(templates, `AWS::ApiGatewayV2::${type}`)).toEqual([])
  const records = resourcesOf(templates, 'AWS::Route53::RecordSet').filter(
    ([, { Properties }]) => Properties.AliasTarget,
  )
  for (const [, { Properties }] of records)
    expect(JSON.stringify(Properties.AliasTarget.DNSName)).toContain('"distribution')
})

test('with a domain the site serves it and its www name, with a certificate for both', () => {
  const { Aliases, ViewerCertificate } = distribution(prod)
  expect(Aliases).toEqual(['example.se', 'www.example.se'])
  const [certificate] = Object.values(prod.edge.findResources('AWS::CertificateManager::Certificate'))
  expect(certificate?.Properties).toMatchObject({
    DomainName: 'example.se',
    SubjectAlternativeNames: ['www.example.se'],
  })
  expect(ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021')
  const records = resourcesOf(prod, 'AWS::Route53::RecordSet').map(([, { Properties }]) => Properties)
  for (const name of ['example.se.', 'www.example.se.']) {
    const ofName = records.filter(({ Name }) => Name === name)
    expect(ofName.map(({ Type }) => Type).sort()).toEqual(['A', 'AAAA'])
  }
})

test('the firewall in us-east-1 protects the site', () => {
  const acl = prod.edge.toJSON().Resources
  const rules = Object.values<{ Type: string; Properties: { Rules: { Name: string }[] } }>(acl)
    .filter(({ Type }) => Type === 'AWS::WAFv2::WebACL')
    .flatMap(({ Properties }) => Properties.Rules.map(({ Name }) => Name))
  expect(rules).toEqual(['rate', 'common'])
  expect(JSON.stringify(distribution(prod).WebACLId)).toContain('prod-edge')
})

test('the firewall ignores free text: paths, links and addresses in texts are no attack', () => {
  const [edge] = resourcesOf(prod, 'AWS::WAFv2::WebACL').filter(([id]) => id.startsWith('edge/'))
  const overrides = JSON.stringify(edge?.[1].Properties.Rules[1].Statement)
  // All of the group's rules about bodies:
  // docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
  for (const attack of [
    'SizeRestrictions',
    'CrossSiteScripting',
    'GenericRFI',
    'GenericLFI',
    'EC2MetaDataSSRF',
  ]) {
    expect(overrides).toContain(`{"ActionToUse":{"Count":{}},"Name":"${attack}_BODY"}`)
  }
})

test('a deployment leaves the files that open pages still load', () => {
  expect(only(prod, 'Custom::CDKBucketDeployment').Prune).toBe(false)
})

test('the browser finds the pools of its stage in /config.json', () => {
  const deployments = JSON.stringify(only(dev, 'Custom::CDKBucketDeployment').SourceMarkers)
  expect(deployments).toMatch(/businesspool.*businesspoolbrowser.*partnerpool.*partnerpoolbrowser/)
})
