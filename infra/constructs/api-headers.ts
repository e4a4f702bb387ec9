import { Names } from 'aws-cdk-lib'
import {
  CfnResponseHeadersPolicy,
  type IResponseHeadersPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'
import { apiHeaders } from '../system/site.ts'
import { strictTransportSecurity } from './site-headers.ts'

/** The headers of every response below `/api/`, including the API's own errors, from `infra/system/site.ts`. */
export class ApiHeaders extends Construct {
  readonly policy: IResponseHeadersPolicy

  constructor(scope: Construct) {
    super(scope, 'api-headers')
    const { ref } = new CfnResponseHeadersPolicy(this, 'policy', {
      responseHeadersPolicyConfig: {
        name: Names.uniqueResourceName(this, { maxLength: 128 }),
        securityHeadersConfig: {
          contentTypeOptions: { override: true },
          strictTransportSecurity: strictTransportSecurity(apiHeaders['strict-transport-security']),
        },
      },
    })
    this.policy = ResponseHeadersPolicy.fromResponseHeadersPolicyId(this, 'made', ref)
  }
}
