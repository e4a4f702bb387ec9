import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { functionBundling } from '#infra/bundle.ts'
import type { HeldClients } from './held-clients.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The class through which each SDK package is used. */
const classes: Readonly<Record<string, string>> = {
  'client-cognito-identity-provider': 'CognitoIdentityProviderClient',
  'client-dynamodb': 'DynamoDBClient',
  'client-kms': 'KMSClient',
  'client-s3': 'S3Client',
  'client-secrets-manager': 'SecretsManagerClient',
  'client-ses': 'SESClient',
  'client-sqs': 'SQSClient',
}

const classOf = (name: string): string => {
  const found = classes[name]
  if (!found) throw new Error(`The bench does not know the class of @aws-sdk/${name}.`)
  return found
}

const imports = (clients: HeldClients) =>
  [...clients].map(([name, commands]) => `import { ${[classOf(name), ...commands]} } from '@aws-sdk/${name}'`)

const made = (clients: HeldClients) =>
  [...clients.keys()].map(name => `new ${classOf(name)}({ maxAttempts: 3 })`)

/** A function that sends any given command with these clients, and does nothing else. */
const source = (clients: HeldClients) =>
  [
    ...imports(clients),
    `const clients = [${made(clients)}]`,
    `const commands = { ${[...clients.values()].flat()} }`,
    'export const handler = async ({ client, command, input }) => clients[client].send(new commands[command](input))',
  ].join('\n')

const emptySource = 'export const handler = async event => event'

const bareSources = (held: ReadonlyMap<string, HeldClients>): Plugin => ({
  name: 'bare-sources',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^bare:/ }, ({ path }) => ({ path: path.slice('bare:'.length), namespace: 'bare' }))
    onLoad({ filter: /.*/, namespace: 'bare' }, ({ path }) => {
      const clients = held.get(path)
      return { resolveDir: root, contents: clients?.size ? source(clients) : emptySource }
    })
  },
})

/** Bundles a bare function for each name to `<outFolder>/<name>/index.mjs`, like the product's own functions. */
export const bundleBareFunctions = async (
  held: ReadonlyMap<string, HeldClients>,
  outFolder: string,
): Promise<Map<string, string>> => {
  await build({
    absWorkingDir: root,
    entryPoints: [...held.keys()].map(name => ({ in: `bare:${name}`, out: `${name}/index` })),
    plugins: [bareSources(held)],
    outdir: outFolder,
    ...functionBundling,
  })
  return new Map([...held.keys()].map(name => [name, join(outFolder, name, 'index.mjs')]))
}
