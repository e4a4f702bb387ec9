import { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import { otherReaders } from '../platform/company/readers.store.ts'
import { queueRendering } from '../platform/content/rendering-queue.store.ts'
import { queuePaper } from '../platform/papers/paper-queue.store.ts'
import { queueMatching } from '../platform/partners/matching-queue.store.ts'
import { stageAddresses } from './addresses.ts'
import { mailsToMembers } from './mails-to-members.ts'
import { matchingForChange } from './matching-for-change.ts'
import { paperForChange } from './paper-for-change.ts'
import { streamFunction } from './stream-function.ts'

export const handler = streamFunction(
  change => mailsToMembers(change, stageAddresses(), otherReaders),
  async change => {
    // Rendering, writing papers and reading CVs take seconds, for which no mail has to wait.
    if (change.after.PK === contentEntryEntity.pk) await queueRendering()
    const paper = paperForChange(change)
    if (paper) await queuePaper(paper)
    const matching = matchingForChange(change)
    if (matching) await queueMatching(matching)
  },
)
