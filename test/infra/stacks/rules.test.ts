import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { build, prodContext } from './synthesized.ts'

const declaredFunctions: readonly SystemFunction[] = Object.values(functions)
/** The first part of the path of every operation that needs no account. */
const publicPaths = declaredFunctions
  .flatMap(({ serves = [] }) => serves)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path.split('/')[2])

/** Reviewed findings of cdk-nag's AwsSolutions pack: rule, the resources it may name, and why they are accepted. */
const reviewed = [
  [
    'SMG4',
    /secret$/,
    'HMAC keys that links in old mails depend on, and CloudFront’s password at the API: changed by hand, not by a clock',
  ],
  [
    'S1',
    /(site|failures|logs|analytics|erasures|payFiles|papers|projectFiles|cvs)-bucket$/,
    'CloudFront logs what is asked of the site; failures, logs, analytics, erasures, payFiles and papers have one writer each, and files are reached only by what our API signed, which its log tells',
  ],
  [
    'COG1',
    /pool$/,
    'business: passwords are random and never used; partner: the specification sets the floor of 6, with a meter and a list of refused ones',
  ],
  [
    'COG2',
    /pool$/,
    'the specification knows no second factor; docs/security.md says where this departs from NIST 800-63B',
  ],
  ['COG8', /pool$/, 'the ESSENTIALS plan has what the protocol needs; codes, proofs and limits are our own'],
  ['CFR1', /distribution$/, 'visitors come from anywhere'],
  [
    'CFR4',
    /^dev-web\/distribution$/,
    'without a domain CloudFront’s own certificate decides; prod has TLS 1.2',
  ],
  [
    'APIG4',
    new RegExp(`api (${publicPaths.join('|')})`),
    'public by declaration; routes.test.ts has the reviewed list',
  ],
  ['IAM4', /CDKBucketDeployment/, 'CDK’s own function, which runs during a deployment only'],
  ['IAM5', /CDKBucketDeployment/, 'CDK’s own function, which runs during a deployment only'],
  ['L1', /CDKBucketDeployment/, 'CDK’s own function; its runtime comes with aws-cdk-lib'],
  [
    'IAM5',
    /(notices|codes|outbox)-role/,
    'the streams of the one table and the objects of the failures’ bucket; grants.test.ts holds them',
  ],
  [
    'IAM5',
    /(eventWriter|businessUploads|partnerUploads|partnerCvUploads|businessReports|partnerReports|businessInquiries|partnerProfile|privacy|operator|bank|documents|matching|businessCredits|businessAgreements|partnerAgreements|partnerSelfBills)-role/,
    'the objects below single prefixes of a bucket; files.test.ts holds them',
  ],
  ['IAM5', /pages-role/, 'the pages of the site’s bucket, named .html; least-privilege.test.ts holds them'],
  ['IAM5', /malware-protection\/policy/, 'GuardDuty’s role as AWS documents it, cut to the scanned prefixes'],
] as const

test.each([{ stage: 'dev' }, prodContext] as const)('AWS’s own rules pass for %o', context => {
  process.env.CDK_VALIDATION = 'true'
  expect(() => build(context).app.synth()).not.toThrow()
})

const findings = (['dev', 'prod'] as const).flatMap(stage => {
  process.env.CDK_VALIDATION = 'false'
  const { app } = build({ ...prodContext, stage, ...(stage === 'dev' && { domain: '', zoneId: '' }) })
  app.synth()
  return new AwsSolutionsChecks(app)
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({
        rule: ruleName.replace('AwsSolutions-', '').replace(/\[.*/, ''),
        path: constructPath.replace(/\/Resource$/, ''),
      })),
    )
})
const covers =
  ([rule, where]: readonly [string, RegExp, string]) =>
  (finding: (typeof findings)[number]) =>
    finding.rule === rule && where.test(finding.path)

test('cdk-nag finds nothing beyond the reviewed list', () => {
  expect(findings.filter(finding => !reviewed.some(entry => covers(entry)(finding)))).toEqual([])
})

test('every reviewed finding still exists', () => {
  expect(reviewed.filter(entry => !findings.some(covers(entry)))).toEqual([])
})
