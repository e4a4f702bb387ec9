import { otherReaders } from '../platform/company/readers.store.ts'
import { queueRendering } from '../platform/content/rendering-queue.store.ts'
import { queuePaper } from '../platform/papers/paper-queue.store.ts'
import { queueMatching } from '../platform/partners/matching-queue.store.ts'
import { stageAddresses } from './addresses.ts'
import { mailsToMembers } from './mails-to-members.ts'
import { passOn } from './pass-on.ts'
import { streamFunction } from './stream-function.ts'

export const handler = streamFunction(
  change => mailsToMembers(change, stageAddresses(), otherReaders),
  change => passOn(change, { queueRendering, queuePaper, queueMatching }),
)
