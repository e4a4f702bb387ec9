import type { inquiryCommands } from '#shared/business-inquiries/inquiries.commands.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { linkFile } from '../platform/commands/link-file.ts'
import { withoutKeys } from '../platform/commands/list-items.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import { findInquiryFiles, setInquiryState } from './business-inquiries.store.ts'

export const inquiryHandlers: Handlers<typeof inquiryCommands> = {
  'inquiries list': (request, operation) =>
    listReceived('inquiry', request, operation, item => ({
      ...withoutKeys(item),
      businessId: keyParts(inquiryEntity.pk, String(item.PK))?.sub,
    })),
  'inquiries show': ({ businessId, inquiryId }) =>
    showItem('inquiry', inquiryEntity.key({ sub: businessId, id: inquiryId })),
  'inquiries files': async ({ businessId, inquiryId }) => {
    const files = await findInquiryFiles(businessId, inquiryId)
    if (!files) throw new Refusal('There is no such inquiry.')
    return { items: await Promise.all(files.map(file => linkFile(projectFiles, file))), next: null }
  },
  'inquiries set-state': async (input, operation) => ({ changed: await setInquiryState(input, operation) }),
}
