import type { Mutation } from './mutation.ts'

const matrix = ['test/lambdas/desk.test.ts'] as const
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
    guard: 'the desk moves no money',
    file: 'lambdas/desk/run-as-operator.ts',
    from: 'if (declared.money) return { refused: moneyRefusal }',
    to: '',
    by: matrix,
  },
  {
    guard: 'what tells or ends much needs a fresh sign-in',
    file: 'lambdas/desk/run-as-operator.ts',
    from: 'if (declared.fresh && signedInAt <= now - freshMs)',
    to: 'if (declared.fresh && signedInAt <= 0)',
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
