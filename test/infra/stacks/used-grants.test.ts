import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import type { Grant } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { pools } from '#infra/system/pools.ts'
import { releasedCommand } from '#shared/approvals/approval.entity.ts'
import { codePurposes } from '#shared/codes/code.entity.ts'
import type { Entity } from '#shared/contract/entity.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { entities } from '#shared/entities.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { processes } from '#shared/processes.ts'
import { functionNames } from './synthesized.ts'
import { itemActions, usedPairs } from './used-keys.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns the project's own code in each function's bundle: tree-shaken, with packages left outside. */
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

/** What in the code uses an action; transactions name theirs literally. */
const uses: Readonly<Record<string, RegExp>> = {
  ...itemActions,
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
  functions: /new InvokeCommand\d*\(/,
  secret: /new GetSecretValueCommand\d*\(/,
  mail: /new SendRawEmailCommand\d*\(/,
  passkeys: /new CompleteWebAuthnRegistrationCommand\d*\(/,
  session: /new GetUserCommand\d*\(/,
}

const actionsOf = (grant: Grant): readonly string[] => ('allow' in grant ? grant.allow : [grant.on])

test.each(functionNames)('%s uses every action that it is granted', name => {
  const granted = new Set((functions[name].grants as readonly Grant[]).flatMap(actionsOf))
  const code = codeOf(name)
  expect(code.length).toBeGreaterThan(100)
  expect(
    [...granted].filter(action => !(uses[action] ?? new RegExp(`new ${action}Command\\d*\\(`)).test(code)),
  ).toEqual([])
})

/** Operators have an account in their pool, and nothing in the table. */
const customers = Object.keys(pools).filter(pool => pool !== 'operator')

/** The first words of a key that the code chooses from a list. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  role: customers,
  upload: customers,
  code: codePurposes,
  due: ['meeting', 'message', 'unused', 'watch', releasedCommand, ...processes.map(({ name }) => name)],
  notice: ['*', 'ISSUE#*'],
  series: ['*', 'selfbills#*'],
  audit: [noOwner, 'PARTNER#*', 'BUSINESS#*', 'OPEN#*', 'APPROVAL#*'],
}

/** As `chosen`, for a key of the index that has another part than the item's own. */
const chosenInIndex: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  inquiry: { kind: 'inquiry' },
}

/** The first part of a key is what the code chooses; for all others there is a wildcard. */
const keyOf = (name: string, { pk, index }: Entity, first: string) => {
  const [, part = ''] = /<(\w+)/.exec(pk) ?? []
  const filled = (template: string) =>
    fillKey(template, { ...chosenInIndex[name], [part]: first }).replace(/<[\w.]+>/g, '*')
  return { PK: filled(pk), GSI1PK: index && filled(index.pk) }
}

/** A prefix is given once: what follows may be longer. */
const shortest = (pattern = '') => pattern.replace(/(#\*)+$/, '#*')

/** For every declared kind the narrowest patterns that cover its keys, and what the code has to say to make one. */
const narrowest = Object.entries<Entity>(entities).flatMap(([name, declared]) =>
  (chosen[name] ?? ['*']).map(first => {
    const { PK, GSI1PK } = keyOf(name, declared, first)
    const listed = declared.listed !== undefined
    return {
      name,
      listed,
      word: /^[a-z_]+$/.test(first) ? first : '',
      PK: shortest(PK),
      GSI1PK: shortest(GSI1PK),
    }
  }),
)

/** Lists of everything say nothing about what one function chooses. */
const withoutLists = (code: string) => code.replace(/\[\s*("[\w#-]*",?\s*)+\]/g, '')

/** Reviewed: it follows the keys stored about a person, and knows none of them by itself. */
const byStoredKeys = ['privacy']

test.each(functionNames.filter(name => !byStoredKeys.includes(name)))(
  '%s is granted no leading key that is wider than those it makes',
  name => {
    const code = withoutLists(codeOf(name))
    const makes = ({ name: maker, word, listed }: (typeof narrowest)[number]) =>
      (listed && code.includes('listedHandlers')) ||
      (new RegExp(`\\b${maker}Entity\\d*\\.\\w+\\(`).test(code) && code.includes(word && `"${word}"`))
    const used = narrowest.filter(makes)
    const granted = (functions[name].grants as readonly Grant[]).flatMap(grant =>
      grant.on === 'table'
        ? grant.leadingKeys.map(key => ({ key, of: grant.index ? ('GSI1PK' as const) : ('PK' as const) }))
        : [],
    )
    expect(granted.filter(({ key, of }) => !used.some(one => one[of] === shortest(key)))).toEqual([])
  },
)

/**
 * It is unknown, without an account, whether IAM checks a transaction action by action: theirs are matched by the key
 * alone.
 */
const transacts = (name: (typeof functionNames)[number]) =>
  /new TransactWriteItemsCommand\d*\(/.test(codeOf(name))

test.each(functionNames.filter(name => !byStoredKeys.includes(name) && !transacts(name)))(
  '%s is granted no action on keys that it does not use it on',
  name => {
    const pairs = usedPairs(codeOf(name))
    const unused = (functions[name].grants as readonly Grant[]).flatMap(grant => {
      if (grant.on !== 'table') return []
      const of = grant.index ? 'GSI1PK' : 'PK'
      return grant.leadingKeys.flatMap(key => {
        const makers = narrowest.filter(one => one[of] === shortest(key))
        return grant.allow
          .filter(action => !makers.some(maker => pairs.has(`${action} ${maker.name}`)))
          .map(action => `${action} ${key}`)
      })
    })
    expect(unused).toEqual([])
  },
)

test('the use of a key is found if another part of the code makes it', () => {
  const pairs = usedPairs(codeOf('notices'))
  for (const pair of ['PutItem notice', 'UpdateItem notice', 'GetItem suppressed'])
    expect(pairs).toContain(pair)
  expect(usedPairs(codeOf('businessPreSignUp'))).toContain('PutItem proof')
  expect(usedPairs(codeOf('health'))).toEqual(new Set())
})

test('packages stay outside, so that only the project’s own code is checked', () => {
  expect(codeOf('newsletter')).toContain('from "@aws-sdk/client-dynamodb"')
  expect(codeOf('health')).not.toMatch(uses.PutItem as RegExp)
})
