import { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import { queueRendering } from '../platform/content/rendering-queue.store.ts'
import { environment } from '../platform/env/environment.ts'
import { mailsForChange } from './mails-for-change.ts'
import { streamFunction } from './stream-function.ts'

export const handler = streamFunction(
  change =>
    mailsForChange(change, {
      siteOrigin: environment('SITE_ORIGIN'),
      operator: environment('OPERATOR_ADDRESS'),
      secondOperator: environment('SECOND_OPERATOR_ADDRESS'),
    }),
  async ({ after }) => {
    // Rendering takes seconds, for which no mail has to wait.
    if (after.PK === contentEntryEntity.pk) await queueRendering()
  },
)
