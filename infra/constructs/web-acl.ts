import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would show addresses and codes of requests to whoever may open the console.
  sampledRequestsEnabled: false,
})

/** Blocks an address that sends more than `limit` requests in five minutes. */
export const rateRule = (limit: number): CfnWebACL.RuleProperty => ({
  name: 'rate',
  priority: 0,
  action: { block: {} },
  statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', evaluationWindowSec: 300 } },
  visibilityConfig: visibility('rate'),
})

/**
 * AWS's common rules. Those about bodies only count: forms carry free text, links, paths and more than 8 KB, which the
 * API parses strictly itself, and mail programs that unsubscribe with one click (RFC 8058) need not name themselves.
 */
export const commonRules: CfnWebACL.RuleProperty = {
  name: 'common',
  priority: 1,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: 'AWSManagedRulesCommonRuleSet',
      ruleActionOverrides: [
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'GenericRFI_BODY',
        'GenericLFI_BODY',
        'EC2MetaDataSSRF_BODY',
        'NoUserAgent_HEADER',
      ].map(name => ({ name, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility('common'),
}

/** A web ACL that lets through what none of its rules blocks. */
export class WebAcl extends CfnWebACL {
  constructor(scope: Construct, scopeOfUse: 'CLOUDFRONT' | 'REGIONAL', rules: CfnWebACL.RuleProperty[]) {
    super(scope, 'web-acl', {
      scope: scopeOfUse,
      defaultAction: { allow: {} },
      visibilityConfig: visibility('all'),
      rules,
    })
  }
}
