import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What may ship with the product: licences that ask for no more than to be named, and fonts. */
const allowedLicences = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
]

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      os: z.optional(z.union([z.string(), z.array(z.string())])),
    }),
  ),
})

export type Shipped = { name: string; version: string; licence: string }

/** A choice (`A OR B`) is as good as its best part; what belongs together (`A AND B`) as its worst. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(one => allowedLicences.includes(one)))

/**
 * The packages of a lock file that the product needs when it runs, by name. One for a single platform holds a program
 * for the machine of a developer, which is in no bundle.
 */
export const shippedIn = (lock: unknown): Shipped[] =>
  Object.entries(lockFile.parse(lock).packages)
    .filter(([path, { dev, devOptional, os }]) => path !== '' && !dev && !devOptional && os === undefined)
    .map(([path, { version = '', license = 'none' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** Those whose licence nobody has allowed. */
export const refusedIn = (shipped: readonly Shipped[]): Shipped[] =>
  shipped.filter(({ licence }) => !isAllowed(licence))

/** This project's own lock file. */
export const ownLock = (): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
