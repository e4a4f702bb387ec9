import type { businessCommands } from '#shared/business-profile/businesses.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listItems, withoutKeys } from '../platform/commands/list-items.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { keys } from '../platform/table/keys.ts'

/** What the handlers need of other features. */
type Credits = { findBalance: (businessId: string) => Promise<number> }

export const businessHandlers = ({ findBalance }: Credits): Handlers<typeof businessCommands> => ({
  'businesses list': request =>
    listItems(keys.businessProfiles('').GSI1PK, request, item => ({
      businessId: String(item.PK).slice('BUSINESS#'.length),
      ...withoutKeys(item),
    })),
  'businesses show': async ({ businessId }) => {
    const [{ item }, balance] = await Promise.all([
      showItem('business', keys.businessProfile(businessId)),
      findBalance(businessId),
    ])
    return { item: { ...item, balance } }
  },
})
