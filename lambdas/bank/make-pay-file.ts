import { createHash } from 'node:crypto'
import type { PayFile, Planned } from '#shared/bank/pay-file.entity.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { owner } from '#shared/owner/owner.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { type Instruction, type Payee, payFileXml } from './pay-file-xml.ts'
import { isWorkingDay, nextWorkingDay } from './working-day.ts'

/** What a bank takes in one file, and a function renders in time. */
const maxPayouts = 500

type Payable = { partnerId: string; month: string; ore: number; held?: string | undefined }

/** What the use case needs of the store. */
export type PayFileMaking = {
  /** The file that an interrupted command was making. */
  findUnfinished: () => Promise<PayFile | null>
  findPayables: () => Promise<readonly Payable[]>
  begin: (file: PayFile) => Promise<void>
  /** Puts a payout into the file, also if it was before; false if its amount is not due any more. */
  claim: (planned: Planned, file: PayFile) => Promise<boolean>
  /** Takes a payout out of the file again. */
  drop: (planned: Planned) => Promise<void>
  /** Where a partner is paid; null if the partner is not, at present. */
  payeeOf: (partnerId: string) => Promise<Payee | null>
  keep: (fileId: string, text: string) => Promise<void>
  /** Ends the making; false if another command was faster. */
  finish: (file: PayFile, made: Made) => Promise<boolean>
}

type Made = { sha256: string; payouts: number; sumOre: number }

type Given = { on?: string | undefined; id: string; at: string }

/** A name that banks take: 35 characters at most. Payouts are named alike, so that the bank's answer names them. */
const plainId = (uuid: string): string => uuid.replaceAll('-', '')

/** The day that was asked for, or the next on which banks pay. Throws a refusal for a day on which they do not. */
const dayOf = ({ on, at }: Given): string => {
  if (on === undefined) return nextWorkingDay(at)
  if (on < swedishDay(at)) throw new Refusal(`${on} is over.`)
  if (!isWorkingDay(on)) throw new Refusal(`Banks do not pay on ${on}.`)
  return on
}

const plan = async (given: Given, making: PayFileMaking): Promise<PayFile> => {
  const executeOn = dayOf(given)
  const due = (await making.findPayables()).filter(({ held }) => held === undefined).slice(0, maxPayouts)
  if (due.length === 0) throw new Refusal('Nothing is due that is not held. See: payouts list')
  const { id, at } = given
  const planned = due.map(({ partnerId, month, ore }) => ({
    id: plainId(derivedId('payout', id, partnerId, month)),
    ...{ partnerId, month, ore },
  }))
  const file = { id: plainId(id), state: 'making', planned, executeOn, createdAt: at } as const
  await making.begin(file)
  return file
}

/** The instruction for a payout that could be claimed; null for one that is not paid at present. */
const instructionFor = async (
  planned: Planned,
  file: PayFile,
  making: PayFileMaking,
): Promise<Instruction | null> => {
  if (!(await making.claim(planned, file))) return null
  const payee = await making.payeeOf(planned.partnerId)
  if (payee) return { ...planned, payee }
  await making.drop(planned)
  return null
}

/**
 * Makes a file of all that is due and not held, or ends one that an interrupted command began. Each amount is in one
 * file at most. Throws a refusal if nothing is due.
 */
export const makePayFile = async (given: Given, making: PayFileMaking) => {
  const file = (await making.findUnfinished()) ?? (await plan(given, making))
  const instructions: Instruction[] = []
  for (const planned of file.planned) {
    const instruction = await instructionFor(planned, file, making)
    if (instruction) instructions.push(instruction)
  }
  const { id, createdAt, executeOn } = file
  const text = payFileXml({ id, createdAt, executeOn, debtor: owner, instructions })
  const sha256 = createHash('sha256').update(text).digest('hex')
  const sumOre = instructions.reduce((sum, { ore }) => sum + ore, 0)
  if (instructions.length > 0) await making.keep(id, text)
  const made = { sha256, payouts: instructions.length, sumOre }
  if (!(await making.finish(file, made)))
    throw new Refusal('Another operator was making the same file. See: pay-files list')
  if (instructions.length === 0) throw new Refusal('Nothing of it is due any more: the file was discarded.')
  return { changed: true, fileId: id, ...made }
}
