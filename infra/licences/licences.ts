import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The licences that may ship with the product: those that require attribution only, and those of fonts. */
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

/** Packages that state their licence in a file of it alone, read by a person. */
const readInTheirFiles: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

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

/** For `A OR B` one of the licences has to be allowed, for `A AND B` both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(one => allowedLicences.includes(one)))

/**
 * The packages of a lock file that the product needs at run time, by name. Packages for a single platform contain
 * programs for developers' machines and are not in any bundle.
 */
export const shippedIn = (lock: unknown): Shipped[] =>
  Object.entries(lockFile.parse(lock).packages)
    .filter(([path, { dev, devOptional, os }]) => path !== '' && !dev && !devOptional && os === undefined)
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? readInTheirFiles[name] ?? 'none' }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** The packages with a licence that is not allowed. */
export const refusedIn = (shipped: readonly Shipped[]): Shipped[] =>
  shipped.filter(({ licence }) => !isAllowed(licence))

/** This project's own lock file. */
export const ownLock = (): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
