import { CfnApiMapping, CfnDomainName } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets'
import { Construct } from 'constructs'

/** The API's own name for CloudFront to reach it by, `api.<domain>`; browsers have no use for it. */
export class ApiDomain extends Construct {
  readonly host: string
  private readonly domainName: CfnDomainName

  constructor(scope: Construct, id: string, domain: { name: string; zoneId: string }) {
    super(scope, id)
    this.host = `api.${domain.name}`
    const zone = HostedZone.fromHostedZoneAttributes(this, 'zone', {
      zoneName: domain.name,
      hostedZoneId: domain.zoneId,
    })
    const certificate = new Certificate(this, 'certificate', {
      domainName: this.host,
      validation: CertificateValidation.fromDns(zone),
    })
    this.domainName = new CfnDomainName(this, 'name', {
      domainName: this.host,
      domainNameConfigurations: [
        { certificateArn: certificate.certificateArn, endpointType: 'REGIONAL', securityPolicy: 'TLS_1_2' },
      ],
    })
    const { attrRegionalDomainName, attrRegionalHostedZoneId } = this.domainName
    new ARecord(this, 'address', {
      zone,
      recordName: this.host,
      target: RecordTarget.fromAlias(
        new ApiGatewayv2DomainProperties(attrRegionalDomainName, attrRegionalHostedZoneId),
      ),
    })
  }

  /** Leads the name to a stage of an API, from the stack that holds the stage. */
  leadTo(scope: Construct, apiId: string, stage: string): void {
    new CfnApiMapping(scope, 'api-mapping', { apiId, stage, domainName: this.domainName.ref })
  }
}
