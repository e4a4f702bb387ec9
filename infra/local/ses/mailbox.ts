import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unfinished, writeWhole } from '../durable-file.ts'

export type Mail = {
  id: string
  /** All recipients, including copies, joined by commas. */
  to: string
  from: string
  subject: string
  /** Empty if the mail has no such part. */
  text: string
  html: string
  /** The time it was accepted, by the clock, as ISO 8601 in UTC. */
  at: string
  headers: readonly { name: string; value: string }[]
  attachments: readonly { fileName: string; contentType: string }[]
  /** What the sender wants repeated in feedback; absent in mails from before there were any. */
  tags?: Readonly<Record<string, string>>
}

/** Every accepted mail; a mail that was sent twice is listed twice. */
export type Inbox = {
  /** Newest first; with an address, only its mails. */
  list(to?: string): Mail[]
  find(id: string): Mail | undefined
}

type Stored = Mail & { number: number }

/** Opens the mails in a folder: `<number>.eml` as received and `<number>.json` as shown. */
export function openMailbox(folder: string): {
  inbox: Inbox
  keep(mail: Mail, raw: Uint8Array): Promise<void>
} {
  const mails = load(folder)
  let lastNumber = Math.max(0, ...mails.map(mail => mail.number))
  const newestFirst = () => mails.toSorted((one, other) => other.number - one.number)
  return {
    inbox: {
      list: to => newestFirst().filter(mail => to === undefined || isFor(mail, to)),
      find: id => mails.find(mail => mail.id === id),
    },
    /** Once this resolves the mail survives a kill; it counts as accepted once the second file exists. */
    async keep(mail, raw) {
      lastNumber += 1
      const stored = { ...mail, number: lastNumber }
      const name = join(folder, String(lastNumber).padStart(8, '0'))
      // Not flushed: requests would wait for the disk, and mails on this machine need not survive a power cut.
      await writeWhole(`${name}.eml`, raw)
      await writeWhole(`${name}.json`, JSON.stringify(stored, null, 2))
      mails.push(stored)
    },
  }
}

const isFor = (mail: Mail, address: string): boolean =>
  mail.to.toLowerCase().split(', ').includes(address.trim().toLowerCase())

/** Reads the accepted mails and removes unfinished files, whose senders got no confirmation. */
function load(folder: string): Stored[] {
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder)
  for (const name of names) {
    const orphan = name.endsWith('.eml') && !names.includes(name.replace(/\.eml$/, '.json'))
    if (orphan || name.endsWith(unfinished)) rmSync(join(folder, name))
  }
  return names
    .filter(name => name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Stored)
}
