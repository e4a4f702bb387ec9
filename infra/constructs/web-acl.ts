import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would show addresses and codes in requests to everybody with access to the console.
  sampledRequestsEnabled: false,
})

/** Blocks what fits the statement. */
export const blockRule = ({
  name,
  ...rule
}: Pick<CfnWebACL.RuleProperty, 'name' | 'priority' | 'statement'>): CfnWebACL.RuleProperty => ({
  name,
  ...rule,
  action: { block: {} },
  visibilityConfig: visibility(name),
})

/** Blocks an address that sends more than `limit` requests that match `among` in five minutes. */
export const rateRule = (
  limit: number,
  among?: CfnWebACL.StatementProperty,
  { name, priority } = { name: 'rate', priority: 0 },
): CfnWebACL.RuleProperty =>
  blockRule({
    name,
    priority,
    statement: {
      rateBasedStatement: {
        limit,
        aggregateKeyType: 'IP',
        evaluationWindowSec: 300,
        ...(among && { scopeDownStatement: among }),
      },
    },
  })

/**
 * AWS's common rules. The rules about bodies only count, because forms contain free text, links, paths and more than
 * 8 KB, which the API itself parses strictly; so does the rule about user agents, because mail programs that
 * unsubscribe with one click (RFC 8058) need not send one.
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
  /** The name of its metrics, unique in the account. `All` and `Default_Action` are reserved by WAF. */
  metricName: string
  rules: CfnWebACL.RuleProperty[]
}

/** A web ACL that allows requests which no rule blocks. */
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
