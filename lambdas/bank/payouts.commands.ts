import type { payoutCommands } from '#shared/bank/payouts.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { linkFile } from '../platform/commands/link-file.ts'
import { withPartnerNames } from '../platform/commands/named-rows.store.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { makePayFile } from './make-pay-file.ts'
import {
  findPayFile,
  listPayFiles,
  payFileMaking,
  payFileMoves,
  payFileObject,
  payFilesBucket,
} from './pay-files.store.ts'
import { findPayables } from './payables.store.ts'
import { findPlanned } from './payouts.store.ts'
import { discardPayFile, releasePayFile, withdrawPayFile } from './release-pay-file.ts'

const required = async (id: string) => {
  const file = await findPayFile(id)
  if (!file) throw new Refusal('There is no such pay file.')
  return file
}

export const payoutHandlers: Handlers<typeof payoutCommands> = {
  'payouts list': async (_, { at }) => {
    const payables = await withPartnerNames(await findPayables(at))
    const items = payables.map(({ ore: amountOre, name: partnerName, ...due }) => ({
      ...{ ...due, partnerName, amountOre },
    }))
    return { items, next: null }
  },
  'pay-files make': ({ on }, operation) =>
    makePayFile({ on, id: operation.id, at: operation.at }, payFileMaking(operation)),
  'pay-files list': request => listPayFiles(request),
  'pay-files show': async ({ fileId }) => {
    const { planned, ...file } = await required(fileId)
    const payouts = await Promise.all(planned.map(findPlanned))
    return { item: { ...file, inFile: payouts.filter(payout => payout !== null) } }
  },
  'pay-files release': ({ fileId, sha256 }, operation) =>
    releasePayFile({ fileId, sha256, by: operation.by }, payFileMoves(operation)),
  'pay-files discard': ({ fileId }, operation) => discardPayFile(fileId, payFileMoves(operation)),
  'pay-files withdraw': ({ fileId }, operation) =>
    withdrawPayFile({ fileId, by: operation.by }, payFileMoves(operation)),
  'pay-files link': async ({ fileId }) => {
    const { state } = await required(fileId)
    if (state !== 'released') throw new Refusal(`The file is not released: it is ${state}.`)
    const kept = { key: payFileObject(fileId), fileName: `${fileId}.xml`, size: 0 }
    return { item: await linkFile({ bucket: payFilesBucket }, kept) }
  },
}
