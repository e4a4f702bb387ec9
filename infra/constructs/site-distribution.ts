import { Duration, Stack, Validations } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { SiteManifest } from '#web/site-manifest.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { type EdgeFunctionName, edgeFunctionSource } from '../edge/edge-function.ts'
import { openapiPath } from '../openapi/document.ts'
import { fileOf } from '../system/site.ts'
import { ApiHeaders } from './api-headers.ts'
import { edgeFunctionName } from './edge-names.ts'
import { PrivateBucket } from './private-bucket.ts'
import { SiteHeaders } from './site-headers.ts'

/** The result of the site's build: its files and its manifest. */
export type BuiltSite = { folder: string; manifest: SiteManifest }

type SiteDistributionProps = {
  deployment: Deployment
  /** The resources in us-east-1. */
  edge: { webAclArn: string; certificate: ICertificate | undefined }
  bucket: IBucket
  site: BuiltSite
  apiHost: string
  originSecret: ISecret
  /** The origins to which pages may upload files. */
  filesOrigins: readonly string[]
}

const atEdge = (scope: Construct, name: EdgeFunctionName, { deployment, site }: SiteDistributionProps) => ({
  eventType:
    name === 'viewer-response' ? FunctionEventType.VIEWER_RESPONSE : FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(scope, name, {
    functionName: edgeFunctionName(deployment, name),
    code: FunctionCode.fromInline(edgeFunctionSource(name, site.manifest)),
    runtime: FunctionRuntime.JS_2_0,
  }),
})

const siteBehavior = (scope: Construct, props: SiteDistributionProps): BehaviorOptions => ({
  // Without LIST, the bucket returns 403 for a missing file, which the visitor would see.
  origin: S3BucketOrigin.withOriginAccessControl(props.bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  }),
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  responseHeadersPolicy: new SiteHeaders(scope, props.site.manifest, props.filesOrigins).policy,
  functionAssociations: [atEdge(scope, 'viewer-request', props), atEdge(scope, 'viewer-response', props)],
})

const apiBehavior = (scope: Construct, props: SiteDistributionProps): BehaviorOptions => ({
  origin: new HttpOrigin(props.apiHost, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    customHeaders: { 'x-origin-secret': props.originSecret.secretValue.unsafeUnwrap() },
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  responseHeadersPolicy: new ApiHeaders(scope).policy,
  functionAssociations: [atEdge(scope, 'viewer-request-api', props)],
})

/** Errors that CloudFront would cache for ten seconds, whatever the origin says, and send to everybody. */
const passingFailures = [500, 502, 503, 504]

/** CloudFront in front of the site and the API. Without error pages, because they would replace the API's errors too. */
export class SiteDistribution extends Distribution {
  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    const { deployment, edge } = props
    const site = siteBehavior(scope, props)
    super(scope, id, {
      defaultBehavior: site,
      // CloudFront uses the first match: the OpenAPI document is a file of the site.
      additionalBehaviors: { [openapiPath]: site, '/api/*': apiBehavior(scope, props) },
      errorResponses: passingFailures.map(httpStatus => ({ httpStatus, ttl: Duration.seconds(0) })),
      webAclId: edge.webAclArn,
      defaultRootObject: fileOf('/').slice(1),
      ...(deployment.domain && {
        domainNames: [deployment.domain.name, `www.${deployment.domain.name}`],
        certificate: edge.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      enableLogging: true,
      logBucket: new PrivateBucket(scope, 'logs', deployment, {
        // CloudFront's standard logging needs ACLs.
        objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      }),
    })
    if (deployment.domain) this.addRecords(deployment.domain)
    Validations.of(this).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'Nobody can list the bucket: viewer-request and the default root object give each path a file.',
    })
  }

  /** Adds DNS records for the domain and for `www.`, which viewer-request redirects. */
  private addRecords(domain: { name: string; zoneId: string }): void {
    const zone = HostedZone.fromHostedZoneAttributes(Stack.of(this), 'zone', {
      zoneName: domain.name,
      hostedZoneId: domain.zoneId,
    })
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this))
    new ARecord(this, 'ipv4', { zone, target })
    new AaaaRecord(this, 'ipv6', { zone, target })
    new ARecord(this, 'www-ipv4', { zone, target, recordName: 'www' })
    new AaaaRecord(this, 'www-ipv6', { zone, target, recordName: 'www' })
  }
}
