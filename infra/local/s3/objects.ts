import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { clock } from '#shared/contract/clock.ts'
import { unfinished, writeDurably } from '../durable-file.ts'

/** The headers that are stored with an object and that a signed address can override. */
export const describingHeaders = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
] as const

/** The client's description of an object; header names are in lower case, as they are sent back. */
export type Description = {
  headers: Readonly<Record<string, string>>
  metadata: Readonly<Record<string, string>>
}

export type StoredObject = Description & {
  key: string
  body: string
  size: number
  /** MD5 in hex and in double quotes, as for every object that was uploaded in one part. */
  etag: string
  /** In base64, as in x-amz-checksum-crc32. */
  crc32: string
  lastModified: string
  tags?: Readonly<Record<string, string>>
}

export type Objects = {
  find(key: string): StoredObject | undefined
  /** Null if there is no such object. */
  read(key: string): Promise<{ object: StoredObject; body: Buffer } | null>
  /** Null if it must be new but exists. */
  put(
    key: string,
    body: Uint8Array,
    description: Description,
    mustBeNew?: boolean,
  ): Promise<StoredObject | null>
  /** Replaces the tags; false if there is no such object. */
  tag(key: string, tags: Readonly<Record<string, string>>): Promise<boolean>
  remove(key: string): Promise<void>
  /** Every object, in the order of the keys' bytes. */
  all(): StoredObject[]
}

/** The base64 CRC32 of a body, as S3 sends checksums. */
export function checksumOf(body: Uint8Array): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(body))
  return bytes.toString('base64')
}

/**
 * Opens the objects of one bucket in a folder: `bodies/` holds the bytes under random names; `objects/` holds one
 * description per key, named by the key's hash, which points to the bytes. So no key is used as a path, and a write is
 * atomic: it takes effect when the description is replaced.
 */
export function openObjects(folder: string): Objects {
  const bodies = join(folder, 'bodies')
  const descriptions = join(folder, 'objects')
  const index = load(bodies, descriptions)
  const fileOf = (key: string) => join(descriptions, `${createHash('sha256').update(key).digest('hex')}.json`)

  let tail: Promise<unknown> = Promise.resolve()
  /** Runs one change at a time, so that the index and the disk agree about the last write. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const turn = tail.then(change)
    tail = turn.catch(() => {})
    return turn
  }
  const dropBody = async (object: StoredObject | undefined) => {
    if (object) await rm(join(bodies, object.body), { force: true })
  }

  return {
    find: key => index.get(key),
    async read(key) {
      for (let object = index.get(key); object; object = index.get(key)) {
        const body = await readFile(join(bodies, object.body)).catch(ignoreMissing)
        if (body) return { object, body }
        if (index.get(key) === object) throw new Error(`The body ${object.body} of ${key} is missing.`)
      }
      return null
    },
    async put(key, body, description, mustBeNew = false) {
      const object = describe(key, body, description)
      await writeDurably(join(bodies, object.body), body)
      return inTurn(async () => {
        const previous = index.get(key)
        const refused = mustBeNew && previous !== undefined
        if (!refused) {
          await writeDurably(fileOf(key), JSON.stringify(object))
          index.set(key, object)
        }
        await dropBody(refused ? object : previous)
        return refused ? null : object
      })
    },
    tag: (key, tags) =>
      inTurn(async () => {
        const object = index.get(key)
        if (!object) return false
        const tagged = { ...object, tags }
        await writeDurably(fileOf(key), JSON.stringify(tagged))
        index.set(key, tagged)
        return true
      }),
    remove: key =>
      inTurn(async () => {
        const previous = index.get(key)
        await rm(fileOf(key), { force: true })
        index.delete(key)
        await dropBody(previous)
      }),
    all: () =>
      [...index.values()].sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key))),
  }
}

const describe = (key: string, body: Uint8Array, description: Description): StoredObject => ({
  ...description,
  key,
  body: randomUUID(),
  size: body.length,
  etag: `"${createHash('md5').update(body).digest('hex')}"`,
  crc32: checksumOf(body),
  lastModified: new Date(clock.now()).toISOString(),
})

/** Reads the descriptions and removes leftovers of a kill: unfinished files, and bodies without a description. */
function load(bodies: string, descriptions: string): Map<string, StoredObject> {
  mkdirSync(bodies, { recursive: true })
  mkdirSync(descriptions, { recursive: true })
  const index = new Map<string, StoredObject>()
  for (const name of readdirSync(descriptions)) {
    const file = join(descriptions, name)
    if (name.endsWith(unfinished)) rmSync(file)
    else {
      const object = JSON.parse(readFileSync(file, 'utf8')) as StoredObject
      index.set(object.key, object)
    }
  }
  const kept = new Set([...index.values()].map(object => object.body))
  for (const name of readdirSync(bodies)) if (!kept.has(name)) rmSync(join(bodies, name))
  return index
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
