import { type Mutation, without } from './mutation.ts'

const stacks = 'test/infra/stacks'

/** What keeps a deployment, and those who may look at it, from doing harm. */
export const cloudMutations: readonly Mutation[] = [
  {
    guard: 'one address asks the pools 300 things in five minutes',
    file: 'infra/constructs/pool-rules.ts',
    from: "positionalConstraint: 'EXACTLY'",
    to: "positionalConstraint: 'STARTS_WITH'",
    by: [`${stacks}/identity.test.ts`],
  },
  without(
    'a function uses the data key only through services',
    'infra/constructs/data-key.ts',
    `    conditions: {
      StringEquals: { 'kms:ViaService': services.map(service => \`\${service}.\${region}.\${urlSuffix}\`) },
    },
`,
    `${stacks}/data-key.test.ts`,
  ),
  without(
    'the table is encrypted with our own key',
    'infra/stacks/data.ts',
    '      encryption: TableEncryption.CUSTOMER_MANAGED,\n      encryptionKey: this.dataKey,\n',
    `${stacks}/data-key.test.ts`,
  ),
  without(
    'a flood on one route does not affect the others',
    'infra/stacks/api.ts',
    '      routeSettings: Object.fromEntries(settings),\n',
    `${stacks}/routes.test.ts`,
  ),
  {
    guard: 'an investor’s function opens no code of another purpose',
    file: 'infra/system/public-functions.ts',
    from: "only(entities.code, { purpose: 'investor_access' })",
    to: 'entities.code',
    by: [`${stacks}/used-grants.test.ts`],
  },
  {
    guard: 'a function is granted no action that it does not use on its keys',
    file: 'infra/system/triggers.ts',
    from: "{ on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(proof) }",
    to: "{ on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(proof) }",
    by: [`${stacks}/used-grants.test.ts`],
  },
  {
    guard: 'prod mails as its own identity alone',
    file: 'infra/constructs/grants.ts',
    from: "stage === 'dev' ? '*'",
    to: "stage.length > 0 ? '*'",
    by: [`${stacks}/grants.test.ts`],
  },
  {
    guard: 'a budget whose subscribers change has no name in the way',
    file: 'infra/stacks/edge.ts',
    from: "budgetType: 'COST',",
    to: "budgetType: 'COST', budgetName: 'month',",
    by: [`${stacks}/create-only.test.ts`],
  },
  {
    guard: 'a region that is none is refused at synthesis',
    file: 'infra/deployment/context-values.ts',
    from: "RegionInfo.get(name).partition === 'aws'",
    to: 'name.length > 0',
    by: [`${stacks}/deployment.test.ts`],
  },
  without(
    'the recipients of an alarm are told when it ends',
    'infra/constructs/impact-alarm.ts',
    '    this.addOkAction(new SnsAction(operators))\n',
    `${stacks}/runbooks.test.ts`,
  ),
  {
    guard: 'a stream that nobody reads rings',
    file: 'infra/stacks/notifications.ts',
    from: "['late', 'parked', 'lost', 'unread']",
    to: "['late', 'parked', 'lost']",
    by: [`${stacks}/consumers.test.ts`],
  },
  {
    guard: 'what is mailed on every request is let through when it replaces the last one',
    file: 'infra/system/stream-filters.ts',
    from: "byPartition(['INSERT', 'MODIFY'], requests)",
    to: "byPartition(['INSERT'], requests)",
    by: ['test/infra/system/stream-filters.test.ts'],
  },
  {
    guard: 'what shares its partition is told apart by its sort key',
    file: 'infra/system/stream-filters.ts',
    from: "[bySortKey(['INSERT'], shared)]",
    to: "[byPartition(['INSERT'], shared)]",
    by: ['test/infra/system/stream-filters.test.ts'],
  },
  {
    guard: 'the profile of a business, with the sort key of a partner’s, sends no mails',
    file: 'infra/system/stream-filters.ts',
    from: '!apart.includes(kind)',
    to: 'true',
    by: ['test/infra/system/stream-filters.test.ts'],
  },
  without(
    'the declaration of a kind that sends mails says so',
    'shared/leads/lead.entity.ts',
    "  mailsOn: 'stored and changed',\n",
    'test/lambdas/retention.test.ts',
  ),
  without(
    'a kind that an erasure changes has a heading in the export',
    'shared/meetings/meeting.entity.ts',
    "  heading: 'Meetings',\n",
    'test/house/entities.test.ts',
  ),
  without(
    'every attribute of an item is declared',
    'shared/meetings/meeting.entity.ts',
    '    meetingTime: z.string(),\n',
    'test/lambdas/retention.test.ts',
  ),
  {
    guard: 'the prefix of a key is typed in its declaration only',
    file: 'infra/system/leading-keys.ts',
    from: 'patternsOf(kinds)\n',
    to: "[...patternsOf(kinds), 'LEAD#*']\n",
    by: ['test/house/entities.test.ts'],
  },
  {
    guard: 'answers of the API carry nosniff and HSTS here',
    file: 'infra/local/gateway/gateway.ts',
    from: 'Object.entries(apiHeaders)',
    to: 'Object.entries({} as typeof apiHeaders)',
    by: ['test/infra/local/gateway/gateway.test.ts'],
  },
]
