import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unfinished, writeWhole } from '../durable-file.ts'

export type Mail = {
  id: string
  /** Whom it was delivered to, copies included, joined by commas. */
  to: string
  from: string
  subject: string
  /** Empty when the mail has no such part. */
  text: string
  html: string
  /** When it was accepted, ISO 8601 in UTC, by the clock. */
  at: string
  headers: readonly { name: string; value: string }[]
  attachments: readonly { fileName: string; contentType: string }[]
}

/** Every mail that was accepted; a mail that was sent twice is in it twice. */
export type Inbox = {
  /** Newest first; only those delivered to this address, where one is given. */
  list(to?: string): Mail[]
  find(id: string): Mail | undefined
}

type Stored = Mail & { number: number }

/** The mails as files in a folder: `<number>.eml` as received and `<number>.json` as shown. */
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
    /** Once this resolves the mail survives a kill; the second file is what makes it accepted. */
    async keep(mail, raw) {
      lastNumber += 1
      const stored = { ...mail, number: lastNumber }
      const name = join(folder, String(lastNumber).padStart(8, '0'))
      // Not flushed: a post would wait for the disk behind its own mail, and a power cut is not what this is for.
      await writeWhole(`${name}.eml`, raw)
      await writeWhole(`${name}.json`, JSON.stringify(stored, null, 2))
      mails.push(stored)
    },
  }
}

const isFor = (mail: Mail, address: string): boolean =>
  mail.to.toLowerCase().split(', ').includes(address.trim().toLowerCase())

/** Reads what was accepted and sweeps what a kill left unfinished: nobody was told that those were accepted. */
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
