import { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import type { MatchRequest } from '#shared/matching/match-request.ts'
import type { PaperRequest } from '#shared/papers/paper.ts'
import type { Change } from '../platform/mail/outgoing-mail.ts'
import { matchingForChange } from './matching-for-change.ts'
import { paperForChange } from './paper-for-change.ts'

/** The queues of what takes seconds, for which no mail has to wait. Asked for twice, each is done as if once. */
export type Queues = {
  queueRendering: () => Promise<void>
  queuePaper: (request: PaperRequest) => Promise<void>
  queueMatching: (request: MatchRequest) => Promise<void>
}

/** Queues what a change asks for beside its mails: rendering, writing papers, reading CVs. */
export const passOn = async (change: Change, queues: Queues): Promise<void> => {
  if (change.after.PK === contentEntryEntity.pk) await queues.queueRendering()
  const paper = paperForChange(change)
  if (paper) await queues.queuePaper(paper)
  const matching = matchingForChange(change)
  if (matching) await queues.queueMatching(matching)
}
