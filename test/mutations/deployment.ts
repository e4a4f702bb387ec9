import { type Mutation, without } from './mutation.ts'

const restore = 'test/infra/stacks/restore.test.ts'
const deploy = 'test/infra/deploy.test.ts'

/** What keeps a deployment from holding on to what is gone, and from making what belongs to nobody. */
export const deploymentMutations: readonly Mutation[] = [
  {
    guard: 'no stack keeps another from changing',
    file: 'cdk.json',
    from: '"@aws-cdk/core:defaultCrossStackReferences": "weak"',
    to: '"@aws-cdk/core:defaultCrossStackReferences": "strong"',
    by: ['test/infra/stacks/references.test.ts'],
  },
  {
    guard: 'a restored table is a resource of its own',
    file: 'infra/stacks/data.ts',
    from: 'new Table(this, adopted ?',
    to: 'new Table(this, adopted === null ?',
    by: [restore],
  },
  without(
    'a restored table is recognised by its name',
    'infra/stacks/data.ts',
    '...(adopted && { tableName: adopted }),',
    restore,
  ),
  {
    guard: 'a deployment asks every stack for what it reads of others',
    file: 'infra/deploy/commands.ts',
    from: "'--force',\n  ...(revertDrift",
    to: '...(revertDrift',
    by: [deploy],
  },
  {
    guard: 'nothing is deployed under an example’s names',
    file: 'infra/deploy/commands.ts',
    from: 'if (isExample(stage))',
    to: 'if (!stage)',
    by: [deploy],
  },
  without(
    'prod has an owner of its own',
    'infra/deployment/owner.ts',
    "if (stage === 'prod') requireRealFacts(given, stage)",
    'test/infra/stacks/deployment.test.ts',
  ),
  {
    guard: 'a stage says nothing that nobody reads',
    file: 'infra/stages.ts',
    from: 'if (unknown) throw',
    to: 'if (!stage) throw',
    by: [deploy],
  },
]
