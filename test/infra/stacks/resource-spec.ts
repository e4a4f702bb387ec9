import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

type Property = { causesReplacement?: 'yes' | 'no' | 'maybe' }
type Spec = {
  cloudFormationType: string
  primaryIdentifier?: string[]
  properties: Readonly<Record<string, Property>>
}

// The same data as `cdk diff` uses, from the pinned command line: CloudFormation's own resource schemas.
const database = new URL('../../../node_modules/aws-cdk/db.json.gz', import.meta.url)
const { schema } = JSON.parse(gunzipSync(readFileSync(database)).toString('utf8'))
const specs = new Map<string, Spec>(
  schema.resource.entities.map((one: Spec) => [one.cloudFormationType, one]),
)

/** Returns the CloudFormation schema of a resource type. Throws for an unknown one. */
export const specOf = (type: string): Spec => {
  const spec = specs.get(type)
  if (!spec) throw new Error(`CloudFormation's schemas do not know ${type}.`)
  return spec
}

/** Returns the properties that only a new resource can have otherwise: changing one of them replaces the resource. */
export const createOnlyOf = (type: string): string[] =>
  Object.entries(specOf(type).properties)
    .filter(([, { causesReplacement = 'no' }]) => causesReplacement !== 'no')
    .map(([name]) => name)
