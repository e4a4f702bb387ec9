import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Language } from '#shared/contract/language.ts'
import { selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'

/** The insert of a self-bill of a partner whose company has any name. */
export const selfBillSample = (language: Language, createdAt: string, { name }: { name: string }): Change => {
  const partnerId = randomUUID()
  const month = '2028-01'
  const address = { street: name, postalCode: '111 23', city: 'Stockholm' }
  const item = {
    ...{ id: `${partnerId}.${month}.1`, partnerId, month, round: 1, kind: 'bill', state: 'proposed' },
    seller: {
      ...{ ...address, name, organizationNumber: '811218-9876', vatNumber: 'SE811218987601', fTax: true },
    },
    buyer: {
      ...{ ...address, name, organizationNumber: '556677-8899', vatNumber: 'SE556677889901' },
    },
    ...{ hours: 40.5, credits: 2, netOre: 225_000, vatPercent: 25, vatOre: 56_250, totalOre: 281_250 },
    ...{ name: 'SF-2028-0001', issuedAt: createdAt, issuedOn: '2028-02-05', dueOn: '2028-02-19' },
    ...{
      corrects: null,
      correctsRound: null,
      creditedBy: null,
      createdAt,
      email: 'anna@verkstad.se',
      language,
    },
    due: { lapse: '2028-02-12T08:00:00.000Z' },
  }
  return { before: null, after: { ...selfBillEntity.key({ sub: partnerId, month, round: 1 }), ...item } }
}
