import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { personCommands, personEvent } from '#shared/privacy/persons.commands.ts'
import { logger } from '../platform/logging/logger.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { auditPut } from '../platform/table/audit-item.ts'
import { kindOf } from '../platform/table/kinds.ts'
import { documents } from '../platform/table/table.ts'
import { belongingsOf } from './belongings.store.ts'
import { endMails } from './end-mails.ts'
import { type Erasing, eraseAgain, erasePerson } from './erase-person.ts'
import { freeSeat, itemNow, leaveMeeting, minimiseItem, removeItem } from './erasing.store.ts'
import { allErasures, findErasure, noteErasure } from './erasures.store.ts'
import { exportPerson } from './export-person.ts'
import { exporting } from './exporting.store.ts'
import { filesOf, removeFile } from './files.store.ts'
import { isTheirs } from './mentions.ts'
import { endNotice, forgetParked, unsentNotices } from './outbox.store.ts'
import { removeSignIn, signInsOf } from './pools.store.ts'
import { treatItem } from './treat.ts'

const erasing: Erasing = {
  erasures: { find: findErasure, note: noteErasure },
  files: filesOf,
  unlink: removeItem,
  endMails: endMails({ unsentNotices, endNotice, forgetParked }),
  treat: treatItem({
    kindOf,
    isTheirs,
    remove: removeItem,
    minimise: minimiseItem,
    leaveMeeting,
    itemNow,
    freeSeat,
  }),
  ...{ removeSignIn, belongingsOf, removeFile, isTheirs },
}

type Asked = { by: string; at: string }

/** By hash: an audit is kept for longer than the address is. */
const note = async (action: string, { by, at }: Asked, about: Record<string, unknown>): Promise<void> => {
  await documents.send(new PutCommand(auditPut({ action, by, id: randomUUID(), at }, noOwner, about)))
}

const personAt = async (email: string) => {
  const [emailHash, signIns] = await Promise.all([keyedHash('email', email), signInsOf(email)])
  return { emailHash, signIns }
}

const exportOne = async (email: string, asked: Asked): Promise<CommandResult> => {
  const { emailHash, signIns } = await personAt(email)
  await note('person export', asked, { emailHash })
  const belongings = await belongingsOf({ emailHash, accounts: signIns })
  return { item: await exportPerson({ email, emailHash, signIns }, belongings, exporting, asked.at) }
}

/** Minutes for which a token that was given before still opens what asks no pool. */
const tokenMinutes = 15

const eraseOne = async (email: string, asked: Asked): Promise<CommandResult> => {
  const { emailHash, signIns } = await personAt(email)
  await note('person erase', asked, { emailHash })
  const accounts = signIns.map(({ pool, sub }) => ({ pool, sub }))
  const done = await erasePerson({ emailHash, accounts }, asked.at, erasing)
  const again = new Date(clock.now() + tokenMinutes * 60_000).toISOString()
  return { ...done, ...(done.accounts > 0 && { repeatAfter: again }) }
}

const replay = async (asked: Asked): Promise<CommandResult> => {
  await note('person replay-erasures', asked, {})
  let erasures = 0
  let found = 0
  for await (const erasure of allErasures()) {
    erasures += 1
    found += Number(await eraseAgain(erasure, erasing))
  }
  return { changed: found > 0, erasures, found }
}

const run = async (event: z.infer<typeof personEvent>): Promise<CommandResult> => {
  const asked = { by: event.by, at: new Date(clock.now()).toISOString() }
  switch (event.command) {
    case 'person export':
      return exportOne(z.parse(personCommands[event.command].input, event.input).email, asked)
    case 'person erase':
      return eraseOne(z.parse(personCommands[event.command].input, event.input).email, asked)
    case 'person replay-erasures':
      return replay(asked)
  }
}

/** Exports and erases what is stored about a person; whoever may invoke the function may ask. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const asked = personEvent.parse(event)
  const answer = await run(asked)
  logger.info('person_command', { command: asked.command, changed: 'changed' in answer && answer.changed })
  return answer
}
