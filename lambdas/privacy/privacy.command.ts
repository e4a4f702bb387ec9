import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { personCommands, personEvent } from '#shared/privacy/persons.commands.ts'
import { logger } from '../platform/logging/logger.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { auditWrite } from '../platform/table/audit-item.ts'
import { kindOf } from '../platform/table/kinds.ts'
import { write } from '../platform/table/write.ts'
import { belongingsOf } from './belongings.store.ts'
import { endMembership } from './companies.store.ts'
import { endMails } from './end-mails.ts'
import { eraseItem } from './erase-item.ts'
import { type ErasureStores, eraseAgain, erasePerson } from './erase-person.ts'
import { clearSide, freeSeat, minimiseItem, readAgain, removeItem, setParticipants } from './erasing.store.ts'
import { allErasures, findErasure, noteErasure } from './erasures.store.ts'
import { type ExportSources, exportPerson } from './export-person.ts'
import { exportFiles, filesOf, removeFile, removeNamedFiles } from './files.store.ts'
import { findHeir, handItemOver, handLinkOver } from './handing-over.store.ts'
import { leaveAgreement } from './leave-agreement.store.ts'
import { leaveProposal } from './leave-proposal.store.ts'
import { isAddressOf, mentions } from './mentions.ts'
import { openPaymentDetails } from './open-payment-details.ts'
import { endMail, exportMails, unsentMails } from './outbox.store.ts'
import { removeFromParked } from './parked-records.store.ts'
import { removeSignIn, signInsOf } from './pools.store.ts'

const stores: ErasureStores = {
  erasures: { find: findErasure, note: noteErasure },
  removeSignIn,
  belongingsOf,
  files: filesOf,
  removeFile,
  isAddressOf,
  eraseItem: eraseItem({
    kindOf,
    isAddressOf,
    // The files first: an erasure that is interrupted in between finds them by the item again.
    remove: async item => {
      await removeNamedFiles(item)
      await removeItem(item)
    },
    minimise: minimiseItem,
    setParticipants,
    readAgain,
    freeSeat,
    clearSide,
  }),
  endMails: endMails({ unsentMails, endMail, removeFromParked }),
  leaveProposal,
  leaveAgreement,
  unlink: removeItem,
  companies: { findHeir, handItemOver, handLinkOver, endMembership },
}

const sources: ExportSources = {
  kindOf,
  isAddressOf,
  mentions,
  openPaymentDetails,
  files: exportFiles,
  mails: exportMails,
}

type Request = { by: string; at: string }

/** Writes who did what. Names the person by hash: an audit item is kept for longer than the address. */
const writeAudit = (
  { action, by, at }: Request & { action: string },
  about: Record<string, unknown>,
): Promise<void> => write(auditWrite({ action, by, id: randomUUID(), at }, noOwner, about))

const personAt = async (email: string) => {
  const [emailHash, signIns] = await Promise.all([keyedHash('email', email), signInsOf(email)])
  return { emailHash, signIns }
}

const exportOne = async (email: string, request: Request): Promise<CommandResult> => {
  const { emailHash, signIns } = await personAt(email)
  await writeAudit({ action: 'person export', ...request }, { emailHash })
  const belongings = await belongingsOf({ emailHash, accounts: signIns })
  return { item: await exportPerson({ email, emailHash, signIns }, belongings, sources, request.at) }
}

/** How long an earlier token is still accepted by operations that do not ask the pool. */
const tokenMinutes = 15

const eraseOne = async (email: string, request: Request): Promise<CommandResult> => {
  const { emailHash, signIns } = await personAt(email)
  await writeAudit({ action: 'person erase', ...request }, { emailHash })
  const accounts = signIns.map(({ pool, sub }) => ({ pool, sub }))
  const result = await erasePerson({ emailHash, accounts }, request.at, stores)
  const repeatAfter = new Date(clock.now() + tokenMinutes * 60_000).toISOString()
  return { ...result, ...(result.accounts > 0 && { repeatAfter }) }
}

const replay = async (request: Request): Promise<CommandResult> => {
  await writeAudit({ action: 'person replay-erasures', ...request }, {})
  let erasures = 0
  let found = 0
  for await (const erasure of allErasures()) {
    erasures += 1
    found += Number(await eraseAgain(erasure, stores))
  }
  return { changed: found > 0, erasures, found }
}

const run = async (event: z.infer<typeof personEvent>): Promise<CommandResult> => {
  const request = { by: event.by, at: new Date(clock.now()).toISOString() }
  switch (event.command) {
    case 'person export':
      return exportOne(z.parse(personCommands[event.command].input, event.input).email, request)
    case 'person erase':
      return eraseOne(z.parse(personCommands[event.command].input, event.input).email, request)
    case 'person replay-erasures':
      return replay(request)
  }
}

/** Exports and erases what is stored about a person; open to everybody who may invoke the function. */
export const handler = async (event: unknown): Promise<CommandResult> => {
  const command = personEvent.parse(event)
  const result = await run(command)
  logger.info('person_command', { command: command.command, changed: 'changed' in result && result.changed })
  return result
}
