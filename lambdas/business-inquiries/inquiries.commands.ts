import type { inquiryCommands } from '#shared/business-inquiries/inquiries.commands.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import type { InquiryState } from '#shared/business-inquiries/inquiry.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { openingRatings } from '../platform/agreements/ratings.store.ts'
import type { Handlers, Operation } from '../platform/commands/command-handler.ts'
import { linkFile } from '../platform/commands/link-file.ts'
import { listItemsOf, withoutKeys } from '../platform/commands/list-items.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import type { InquiryKey } from '../platform/inquiries/family.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { adoptInquiries } from './adoptions.store.ts'
import { findInquiryFiles } from './business-inquiries.store.ts'

/** Ends the assignment of a partner with an agreement; part of a transaction. */
type EndingAssignment = (partnerId: string, assignmentId: string, at: string) => Promise<TransactItem[]>

/** Makes a transition; one that was made before changes nothing. One that ends the inquiry ends the work, too. */
const move =
  (name: string, to: InquiryState, endingAssignment?: EndingAssignment) =>
  (input: InquiryKey & { reason?: string }, operation: Operation): Promise<{ changed: boolean }> =>
    untilWritten(async () => {
      const found = await findInquiryFamily(input)
      if (!found) throw new Refusal('There is no such inquiry.')
      const { inquiry, agreement } = found
      const { living, family } = inquiry
      if (living.life.state === to) return null
      // Its end would conclude the agreement, and nobody could give the business its answer any more.
      if (agreement?.item.state === 'claimed')
        throw new Refusal('The guarantee is claimed: decide on it first, with agreements settle.')
      const { at, by: who } = operation
      const writes = operatorMove(living, { name, at, who, reason: input.reason }, family)
      if (!agreement || !endingAssignment) return () => tryTransact(writes)
      const ending = await endingAssignment(agreement.item.partnerId, input.inquiryId, at)
      const ratings = await openingRatings(agreement.item, at)
      return () => tryTransact([...writes, ...ending, ...ratings])
    })

/** The assignments are another feature's. */
export const inquiryHandlers = (endingAssignment: EndingAssignment): Handlers<typeof inquiryCommands> => ({
  'inquiries list': (request, operation) =>
    listReceived('inquiry', request, operation, item => ({
      ...withoutKeys(item),
      businessId: keyParts(inquiryEntity.pk, String(item.PK))?.sub,
    })),
  'inquiries of': ({ businessId, ...request }) =>
    listItemsOf(inquiryEntity.list({ sub: businessId }), request, item => ({
      ...withoutKeys(item),
      businessId,
    })),
  'inquiries show': ({ businessId, inquiryId }) =>
    showItem('There is no such inquiry.', inquiryEntity.key({ sub: businessId, id: inquiryId })),
  'inquiries files': async ({ businessId, inquiryId }) => {
    const files = await findInquiryFiles(businessId, inquiryId)
    if (!files) throw new Refusal('There is no such inquiry.')
    return { items: await Promise.all(files.map(file => linkFile(projectFiles, file))), next: null }
  },
  'inquiries adopt': (_, { at }) => adoptInquiries(at),
  'inquiries start': move('start', 'running'),
  'inquiries complete': move('complete', 'completed', endingAssignment),
  'inquiries close': move('close', 'closed', endingAssignment),
})
