import { Names } from 'aws-cdk-lib'
import {
  CfnResponseHeadersPolicy,
  type IResponseHeadersPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'
import { apiHeaders } from '../system/site.ts'
import { strictTransportSecurity } from './site-headers.ts'

/** The headers of every answer below `/api/`, the API's own refusals too, as `infra/system/site.ts` has them. */
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
