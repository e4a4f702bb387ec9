import { swedishDay } from '#shared/contract/swedish-day.ts'
import { type StoredSelfBill, selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { billIdOf } from '#shared/self-bills/self-bill.ts'
import type { selfBillCommands } from '#shared/self-bills/self-bills.commands.ts'
import { sellerEntity } from '#shared/self-bills/seller.entity.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listItems, withoutKeys } from '../platform/commands/list-items.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { makeSelfBills } from './make-self-bills.ts'
import { selfBillMaking } from './making.store.ts'
import { checkFTax, recordSeller } from './record-seller.ts'
import { sellerRecords } from './sellers.store.ts'
import { creditBill, requireBill, settleBill } from './settle-self-bill.store.ts'

/** The handlers of what we make in the name of partners. */
export const selfBillHandlers: Handlers<typeof selfBillCommands> = {
  'sellers record': ({ partnerId, ...seller }, operation) =>
    recordSeller(seller, sellerRecords(partnerId, operation)),
  'sellers check': ({ partnerId, fTax }, operation) =>
    checkFTax(fTax === 'approved', sellerRecords(partnerId, operation)),
  'sellers show': ({ partnerId }) =>
    showItem('There is no such company.', sellerEntity.key({ sub: partnerId })),
  'self-bills make': (_, operation) =>
    makeSelfBills(swedishDay(operation.at).slice(0, 7), selfBillMaking(operation)),
  'self-bills list': request =>
    listItems(selfBillEntity.indexList({}).partition.GSI1PK, request, item => ({
      ...withoutKeys(item),
      billId: billIdOf(item as StoredSelfBill),
    })),
  'self-bills show': async named => ({ item: await requireBill(named) }),
  'self-bills answer': (input, operation) => settleBill(input, 'record', operation),
  'self-bills withdraw': (input, operation) => settleBill(input, 'withdraw', operation),
  'self-bills credit': (input, operation) => creditBill(input, operation),
}
