import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import type { Grant } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { noOwner } from '#lambdas/platform/table/audit-item.ts'
import { keys } from '#lambdas/platform/table/keys.ts'
import { functionNames } from './synthesized.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Our own code as it ends up in each function: shaken, with packages left outside. */
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: functionNames.map(name => ({ in: functions[name].entry, out: name })),
  outdir: '/',
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  logLevel: 'error',
})
const codeOf = (name: string) => outputFiles.find(({ path }) => path.endsWith(`/${name}.js`))?.text ?? ''

/** What in the code makes use of an action; transactions name theirs as they are written. */
const uses: Readonly<Record<string, RegExp>> = {
  GetItem: /new GetCommand\d*\(/,
  PutItem: /new PutCommand\d*\(|\bPut: /,
  UpdateItem: /new UpdateCommand\d*\(|\bUpdate: /,
  DeleteItem: /new DeleteCommand\d*\(|\bDelete: /,
  ConditionCheckItem: /\bConditionCheck: /,
  Query: /new QueryCommand\d*\(|paginateQuery\d*\(/,
  BatchGetItem: /new BatchGetCommand\d*\(/,
  GetObject: /new (Get|Copy)ObjectCommand\d*\(/,
  GetObjectTagging: /new (GetObjectTagging|CopyObject)Command\d*\(/,
  PutObject: /new (Put|Copy)ObjectCommand\d*\(|createPresignedPost\d*\(/,
  DeleteObject: /new DeleteObjects?Command\d*\(/,
  ListBucket: /new ListObjectsV2Command\d*\(/,
  GenerateDataKey: /new GenerateDataKeyCommand\d*\(/,
  Decrypt: /new DecryptCommand\d*\(/,
  SendMessage: /new SendMessageCommand\d*\(/,
  AdminUpdateUserAttributes: /new AdminUpdateUserAttributesCommand\d*\(/,
  AdminUserGlobalSignOut: /new AdminUserGlobalSignOutCommand\d*\(/,
  secret: /new GetSecretValueCommand\d*\(/,
  mail: /new SendRawEmailCommand\d*\(/,
  session: /new GetUserCommand\d*\(/,
}

const actionsOf = (grant: Grant): readonly string[] => ('allow' in grant ? grant.allow : [grant.on])

test.each(functionNames)('%s makes use of every action that it is granted', name => {
  const granted = new Set((functions[name].grants as readonly Grant[]).flatMap(actionsOf))
  const code = codeOf(name)
  expect(code.length).toBeGreaterThan(100)
  expect(
    [...granted].filter(action => !(uses[action] ?? new RegExp(`new ${action}Command\\d*\\(`)).test(code)),
  ).toEqual([])
})

const parts = ['part', 'business', 'partner', 'partner_email', noOwner]
/** Keys as keys.ts makes them of some words: what `LeadingKeys` are compared with. */
const made = Object.entries(
  keys as unknown as Record<string, (...given: string[]) => Record<string, string>>,
).flatMap(([name, make]) =>
  parts.map(part => ({ name, key: make(...Array.from({ length: 4 }, () => part)) })),
)
/** Reviewed: it goes where the keys lead that are stored about a person, and knows none of them by itself. */
const byStoredKeys = ['privacy']

/** IAM's StringLike. */
const isLike = (pattern: string) => {
  const escaped = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return (value = '') => new RegExp(`^${escaped.join('.*')}$`).test(value)
}

test.each(functionNames.filter(name => !byStoredKeys.includes(name)))(
  '%s makes keys below every leading key that it is granted',
  name => {
    const code = codeOf(name)
    const granted = (functions[name].grants as readonly Grant[]).flatMap(grant =>
      grant.on === 'table' ? grant.leadingKeys.map(key => ({ key, of: grant.index ? 'GSI1PK' : 'PK' })) : [],
    )
    const unused = granted.filter(
      ({ key, of }) =>
        !made.some(one => isLike(key)(one.key[of]) && new RegExp(`\\bkeys\\d*\\.${one.name}\\(`).test(code)),
    )
    expect(unused).toEqual([])
  },
)

test('the packages stay outside, so that only our own code is looked at', () => {
  expect(codeOf('newsletter')).toContain('from "@aws-sdk/lib-dynamodb"')
  expect(codeOf('health')).not.toMatch(uses.PutItem as RegExp)
})
