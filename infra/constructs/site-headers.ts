import { Names, Stack } from 'aws-cdk-lib'
import {
  CfnResponseHeadersPolicy,
  type IResponseHeadersPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'
import type { SiteManifest } from '#web/site-manifest.ts'
import { contentSecurityPolicy, siteHeaders } from '../system/site.ts'

const override = true

/** The text of a Strict-Transport-Security header as CloudFront's fields. */
export const strictTransportSecurity = (text: string) => ({
  accessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(text)?.[1]),
  includeSubdomains: text.includes('includeSubDomains'),
  override,
})

/** CloudFront has special fields for these headers and refuses them as custom headers. */
const ownFields = (csp: string) => {
  const {
    'strict-transport-security': hsts,
    'x-frame-options': frameOption,
    'referrer-policy': referrerPolicy,
  } = siteHeaders
  return {
    contentSecurityPolicy: { contentSecurityPolicy: csp, override },
    contentTypeOptions: { override },
    frameOptions: { frameOption, override },
    referrerPolicy: { referrerPolicy, override },
    strictTransportSecurity: strictTransportSecurity(hsts),
  }
}

const custom = ['cross-origin-opener-policy', 'permissions-policy'] as const

/** The headers of every page, from `infra/system/site.ts`. */
export class SiteHeaders extends Construct {
  readonly policy: IResponseHeadersPolicy

  constructor(scope: Construct, manifest: SiteManifest, filesOrigins: readonly string[]) {
    super(scope, 'site-headers')
    const cognito = `https://cognito-idp.${Stack.of(this).region}.amazonaws.com`
    const { ref } = new CfnResponseHeadersPolicy(this, 'policy', {
      responseHeadersPolicyConfig: {
        name: Names.uniqueResourceName(this, { maxLength: 128 }),
        securityHeadersConfig: ownFields(contentSecurityPolicy(manifest, cognito, filesOrigins)),
        customHeadersConfig: {
          items: custom.map(header => ({ header, value: siteHeaders[header], override })),
        },
      },
    })
    this.policy = ResponseHeadersPolicy.fromResponseHeadersPolicyId(this, 'made', ref)
  }
}
