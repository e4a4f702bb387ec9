import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import type { businessCommands } from '#shared/business-profile/businesses.commands.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listItems, withoutKeys } from '../platform/commands/list-items.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { listAcceptances } from '../platform/terms/acceptances.store.ts'

/** What the handlers need of other features. */
type Credits = { findBalance: (businessId: string) => Promise<number> }

export const businessHandlers = ({ findBalance }: Credits): Handlers<typeof businessCommands> => ({
  'businesses list': request =>
    listItems(businessProfileEntity.indexList({}).partition.GSI1PK, request, item => ({
      businessId: keyParts(businessProfileEntity.pk, String(item.PK))?.sub,
      ...withoutKeys(item),
    })),
  'businesses show': async ({ businessId }) => {
    const [{ item }, credits, acceptedTerms] = await Promise.all([
      showItem('There is no such business.', businessProfileEntity.key({ sub: businessId })),
      findBalance(businessId),
      listAcceptances({ pool: 'business', sub: businessId }),
    ])
    return { item: { ...item, credits, acceptedTerms } }
  },
})
