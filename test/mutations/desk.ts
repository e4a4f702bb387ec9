import type { Mutation } from './mutation.ts'

const matrix = ['test/lambdas/desk.test.ts'] as const
const approvals = ['test/lambdas/approvals.test.ts'] as const
const factors = ['test/infra/local/cognito/second-factor.test.ts'] as const

/** What keeps the operators' desk to whom it is for. */
export const deskMutations: readonly Mutation[] = [
  {
    guard: 'a command is run by the roles that it is for',
    file: 'shared/operator/may-run.ts',
    from: "groups.includes('admin') ||",
    to: 'groups.length > 0 ||',
    by: matrix,
  },
  {
    guard: 'somebody without a role runs nothing',
    file: 'shared/operator/may-run.ts',
    from: 'roles.some(role => groups.includes(role))',
    to: "roles.some(role => role === 'reader')",
    by: matrix,
  },
  {
    guard: 'the desk moves no money for one person alone',
    file: 'lambdas/desk/run-as-operator.ts',
    from: 'if (!money || isAlone)',
    to: 'if (!money || !isAlone)',
    by: approvals,
  },
  {
    guard: 'what is for the command line only does not run at the desk',
    file: 'lambdas/desk/run-as-operator.ts',
    from: 'if (commandLineOnly) return',
    to: 'if (commandLineOnly && money) return',
    by: matrix,
  },
  {
    guard: 'whoever asked is not who releases, whatever was read before',
    file: 'lambdas/approvals/approvals.store.ts',
    from: 'expects: { inputHash, askedBy: not(by) }',
    to: 'expects: { inputHash }',
    by: approvals,
  },
  {
    guard: 'what is released is what was read',
    file: 'lambdas/approvals/release.ts',
    from: 'approval.inputHash !== inputHash',
    to: 'inputHash.length !== 64',
    by: approvals,
  },
  {
    guard: 'an expired approval is not released, however late time is',
    file: 'lambdas/approvals/release.ts',
    from: 'approval.expiresAt <= now',
    to: "approval.expiresAt === ''",
    by: approvals,
  },
  {
    guard: 'what was changed in the table is not run',
    file: 'lambdas/approvals/run-released.ts',
    from: ' || inputHashOf(name, inputJson) !== inputHash',
    to: '',
    by: approvals,
  },
  {
    guard: 'a released command is run by one at a time',
    file: 'lambdas/approvals/approvals.store.ts',
    from: ', attemptAt: absentOr(lessThan(over))',
    to: '',
    by: approvals,
  },
  {
    guard: 'a released command that was stopped is run by the minute',
    file: 'lambdas/approvals/approvals.store.ts',
    from: 'putItem({ ...dueEntity.key({ kind: releasedCommand, at, id }), id,',
    to: "putItem({ ...dueEntity.key({ kind: 'nothing', at, id }), id,",
    by: approvals,
  },
  {
    guard: 'an approval is for those who may run what it is about',
    file: 'lambdas/approvals/approvals.commands.ts',
    from: ' || !isFor(roles, approval.name)',
    to: '',
    by: approvals,
  },
  {
    guard: 'what tells or ends much needs a fresh sign-in',
    file: 'lambdas/desk/run-as-operator.ts',
    from: 'if ((fresh || isAlone) && signedInAt <= now - freshMs)',
    to: 'if ((fresh || isAlone) && signedInAt <= 0)',
    by: matrix,
  },
  {
    guard: 'the audit names the operator',
    file: 'lambdas/desk/run-as-operator.ts',
    from: 'const by = `operator',
    to: 'const by = `somebody',
    by: matrix,
  },
  {
    guard: 'a code is worth one sign-in',
    file: 'infra/local/cognito/software-tokens.ts',
    from: 'AND used_step < ?',
    to: 'AND used_step <= ?',
    by: factors,
  },
  {
    guard: 'five wrong codes end a sign-in',
    file: 'infra/local/cognito/later-challenges.ts',
    from: 'if (misses < maxMisses) pool.sessions',
    to: 'pool.sessions',
    by: factors,
  },
  {
    guard: 'a password alone is not enough for an operator',
    file: 'infra/local/cognito/later-challenges.ts',
    from: 'if (!pool.settings.secondFactor) return',
    to: 'if (pool.settings.secondFactor) return',
    by: factors,
  },
]
