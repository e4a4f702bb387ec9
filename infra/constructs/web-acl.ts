import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would show addresses and codes of requests to whoever may open the console.
  sampledRequestsEnabled: false,
})

/** Blocks an address that sends more than `limit` requests in five minutes, of those that `among` fits. */
export const rateRule = (
  limit: number,
  among?: CfnWebACL.StatementProperty,
  { name, priority } = { name: 'rate', priority: 0 },
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      ...(among && { scopeDownStatement: among }),
    },
  },
  visibilityConfig: visibility(name),
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

type WebAclProps = {
  scopeOfUse: 'CLOUDFRONT' | 'REGIONAL'
  /** What its metrics stand under, one for all stages of an account. `All` and `Default_Action` are WAF's own. */
  metricName: string
  rules: CfnWebACL.RuleProperty[]
}

/** A web ACL that lets through what none of its rules blocks. */
export class WebAcl extends CfnWebACL {
  constructor(scope: Construct, { scopeOfUse, metricName, rules }: WebAclProps) {
    super(scope, 'web-acl', {
      scope: scopeOfUse,
      defaultAction: { allow: {} },
      visibilityConfig: visibility(metricName),
      rules,
    })
  }
}
