import type { companyCommands } from '#shared/company/companies.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { enterNumber, findBusinesses, found } from './founding.store.ts'

export const companyHandlers: Handlers<typeof companyCommands> = {
  'companies found': async (_, operation) => {
    let founded = 0
    for (const business of await findBusinesses()) founded += Number(await found(business, operation))
    return { changed: founded > 0, founded }
  },
  'companies number': async (_, operation) => {
    let numbered = 0
    for (const business of await findBusinesses()) numbered += Number(await enterNumber(business, operation))
    return { changed: numbered > 0, numbered }
  },
}
