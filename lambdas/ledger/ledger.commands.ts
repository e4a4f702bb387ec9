import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { ledgerCommands } from '#shared/ledger/ledger.commands.ts'
import { type LedgerEntry, ledgerEntryEntity } from '#shared/ledger/ledger-entry.entity.ts'
import type { Handlers, Operation } from '../platform/commands/command-handler.ts'
import { listMonths } from '../platform/commands/list-months.ts'
import { withCompanyNames, withPartnerNames } from '../platform/commands/named-rows.store.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { findLots } from '../platform/ledger/lots.store.ts'
import { dac7Of } from './dac7.ts'
import { findBalanceOf, findCounted, findEntries, findHouse } from './entries.store.ts'
import { exportSie } from './export-sie.ts'
import { linesOn, trialBalance } from './fold.ts'
import { liabilitiesIn } from './liabilities.ts'
import { findOwners, openCredits, openMonths, openReservations } from './opening.store.ts'
import { faultsIn } from './verify.ts'
import { related } from './walk.ts'

/** A reply has room for some thousands. */
const mostLines = 1_000

const rowOf = ({ id, occurredOn, kind, cause, by, legs }: LedgerEntry) => ({
  ...{ id, occurredOn, kind, cause, by },
  ore: legs.reduce((sum, { ore }) => sum + Math.max(ore, 0), 0),
})

const open = async (operation: Operation): Promise<{ changed: boolean; opened: number }> => {
  const { businesses, partners } = await findOwners()
  let opened = 0
  for (const business of businesses) if (await openCredits(business, operation)) opened += 1
  for (const partner of partners) {
    opened += await openMonths(partner, operation)
    opened += await openReservations(partner, operation)
  }
  return { changed: opened > 0, opened }
}

export const ledgerHandlers: Handlers<typeof ledgerCommands> = {
  'ledger list': (request, { at: now }) =>
    listMonths(month => ledgerEntryEntity.indexList({ occurredOn: month }).partition.GSI1PK, request, {
      // Entries are of Swedish days, whose month may be the next one already.
      now: swedishDay(now),
    }),
  'ledger show': ({ entryId }) => showItem('There is no such entry.', ledgerEntryEntity.key({ id: entryId })),
  'ledger trace': async ({ entryId }, { at: now }) => {
    const entries = await findEntries({ now })
    const start = entries.find(({ id }) => id === entryId)
    if (!start) throw new Refusal('There is no such entry.')
    return { items: related(start, entries).map(rowOf), next: null }
  },
  'ledger balance': async ({ month }, { at: now }) => ({
    items: trialBalance(await findEntries({ now, month })),
    next: null,
  }),
  'ledger account': async ({ account, owner, month }, { at: now }) => {
    const lines = linesOn(await findEntries({ now, month }), { account, owner })
    const items = lines.slice(0, mostLines)
    const more = lines.length > items.length ? ` The newest ${items.length} are shown.` : ''
    return { items, next: null, note: `${lines.length} lines.${more}` }
  },
  'ledger sie': async (wanted, { at: now }) => ({
    item: exportSie(await findEntries({ now }), wanted, now),
  }),
  'ledger liabilities': async (_, { at: now }) => {
    const { items, note } = liabilitiesIn(await findEntries({ now }))
    return { items: await withCompanyNames(items), note, next: null }
  },
  'dac7 list': async ({ year }, { at: now }) => {
    const rows = dac7Of(await findEntries({ now }), year)
    return { items: await withPartnerNames(rows), next: null }
  },
  'ledger verify': async (_, { at: now }) => {
    const entries = await findEntries({ now })
    const items = await faultsIn(entries, { findBalanceOf, findHouse, findLots, findCounted })
    return { items, next: null, note: `${entries.length} entries, ${items.length} that do not agree.` }
  },
  'ledger open': (_, operation) => open(operation),
}
