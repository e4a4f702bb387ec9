import type { bankCommands } from '#shared/bank/bank.commands.ts'
import { bankLineEntity } from '#shared/bank/bank-line.entity.ts'
import { owner } from '#shared/owner/owner.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { bankFiles, listWaiting, type PayOrder, settlements } from './bank.store.ts'
import { importFile } from './import-file.ts'
import { ignorePayment, settlePayment } from './settle-payment.ts'

/** Orders are paid by another feature. */
export const bankHandlers = (payOrder: PayOrder): Handlers<typeof bankCommands> => ({
  'bank import': ({ file: text, account = owner.bankgiro }, operation) =>
    importFile({ text, account, at: operation.at }, bankFiles(operation, payOrder)),
  'bank unmatched': request => listWaiting(request),
  'bank show': ({ lineId }) => showItem('There is no such payment.', bankLineEntity.key({ id: lineId })),
  'bank settle': (input, operation) => settlePayment(input, settlements(operation, payOrder)),
  'bank ignore': (input, operation) => ignorePayment(input, settlements(operation, payOrder)),
})
