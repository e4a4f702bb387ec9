type Stored = Readonly<Record<string, unknown>>
type Line = { account: string; owner: string | null; part?: string; ore: number }

/** Written down again here: the fold shares no code with what it checks. */
const onDebit = ['receivable', 'overpaid']
const pools: Readonly<Record<string, string>> = {
  ...{ receivable: 'BUSINESS', available: 'BUSINESS', reserved: 'BUSINESS', used: 'BUSINESS' },
  ...{ payable: 'PARTNER', inTransit: 'PARTNER', overpaid: 'PARTNER' },
}
const creditOre = 112_500

const text = (item: Stored, name: string) => String(item[name] ?? '')
const amount = (item: Stored, name: string) => Number(item[name] ?? 0)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const accountOf = ({ account, owner, part }: Line) =>
  owner === null ? `HOUSE ${account}` : `${pools[account]}#${owner} ${account}${part ? `#${part}` : ''}`

/** What is wrong with the lines of one account, its balance, and what the entries say of it. */
const accountFaults = (
  name: string,
  lines: readonly Stored[],
  balance: Stored | undefined,
  said: readonly Line[],
): string[] => {
  const side = onDebit.some(one => name.split(' ')[1]?.startsWith(one)) ? 1 : -1
  const inOrder = lines.toSorted((one, other) => amount(one, 'seq') - amount(other, 'seq'))
  let running = 0
  const wrong = inOrder.flatMap((line, place) => {
    running += side * amount(line, 'ore')
    return [
      ...(amount(line, 'seq') === place + 1 ? [] : [`gap before line ${amount(line, 'seq')}`]),
      ...(amount(line, 'balance') === running ? [] : [`line ${place + 1} says ${line.balance}`]),
      ...(running >= 0 ? [] : [`below zero with line ${place + 1}`]),
    ]
  })
  const amounts = (list: readonly { ore?: unknown }[]) =>
    JSON.stringify(list.map(({ ore }) => ore).toSorted())
  return [
    ...wrong,
    ...(balance && amount(balance, 'balance') === running ? [] : [`balance ${balance?.balance}`]),
    ...(balance && amount(balance, 'seq') === lines.length ? [] : [`seq ${balance?.seq}`]),
    ...(amounts(lines) === amounts(said) ? [] : ['other lines than its entries']),
  ].map(fault => `${name}: ${fault}`)
}

const below = (items: readonly Stored[], prefix: string) =>
  items.filter(item => text(item, 'SK').startsWith(prefix))

const houseFaults = (balances: readonly Stored[], said: ReadonlyMap<string, Line[]>): string[] => {
  const house = Map.groupBy(balances, item => `HOUSE ${text(item, 'account')}`)
  const names = new Set([...house.keys(), ...[...said.keys()].filter(name => name.startsWith('HOUSE '))])
  return [...names].flatMap(name => {
    const stored = sum((house.get(name) ?? []).map(item => amount(item, 'debits') - amount(item, 'credits')))
    const expected = sum((said.get(name) ?? []).map(({ ore }) => ore))
    return stored === expected ? [] : [`${name}: ${stored}, not ${expected}`]
  })
}

const balanceIn = (items: readonly Stored[], account: string): number | undefined => {
  const found = items.filter(item => {
    const name = text(item, 'SK').replace('BALANCE#', '')
    return text(item, 'SK').startsWith('BALANCE#') && (name === account || name.startsWith(`${account}#`))
  })
  return found.length > 0 ? sum(found.map(item => amount(item, 'balance'))) : undefined
}

/** The VAT of lots that is not due yet: each lot's is due with its use, the oldest first, rounded down. */
const vatLeft = (items: readonly Stored[]): number => {
  const lots = below(items, 'LOT#')
    .filter(({ refundedAt }) => refundedAt === undefined)
    .toSorted((one, other) => amount(one, 'number') - amount(other, 'number'))
  let used = balanceIn(items, 'used') ?? 0
  return sum(
    lots.map(lot => {
      const usedOfIt = Math.min(used, amount(lot, 'valueOre'))
      used -= usedOfIt
      return amount(lot, 'vatOre') - Math.floor((amount(lot, 'vatOre') * usedOfIt) / amount(lot, 'valueOre'))
    }),
  )
}

/** What a business is shown: what it had when its account was opened, and all changes since. */
const shownCredits = (name: string, items: readonly Stored[], entries: readonly Stored[]): number => {
  const opening = entries.find(({ cause }) => cause === `available ${name.replace('BUSINESS#', '')}`)
  const opened = -sum(
    ((opening?.legs ?? []) as Line[]).filter(({ account }) => account === 'available').map(({ ore }) => ore),
  )
  const since = below(items, 'CREDIT#').filter(
    change => text(change, 'createdAt') >= text(opening ?? {}, 'recordedAt'),
  )
  return opened + sum(since.map(change => amount(change, 'credits'))) * creditOre
}

/** What is wrong with the credits of one business: its lots, and the history that it is shown. */
const businessFaults = (name: string, items: readonly Stored[], entries: readonly Stored[]): string[] => {
  const available = balanceIn(items, 'available')
  if (available === undefined) return []
  const lots = below(items, 'LOT#').filter(({ refundedAt }) => refundedAt === undefined)
  const held = available + (balanceIn(items, 'reserved') ?? 0) + (balanceIn(items, 'used') ?? 0)
  const sold = sum(lots.map(lot => amount(lot, 'valueOre')))
  const shown = shownCredits(name, items, entries)
  const vat = sum(lots.map(lot => amount(lot, 'vatOre'))) - vatLeft(items)
  const taxed = sum(below(items, 'TAXED#').map(use => amount(use, 'vatOre')))
  return [
    ...(vat === taxed ? [] : [`${name}: ${vat} öre of VAT were used, ${taxed} are to be invoiced`]),
    ...(held === sold ? [] : [`${name}: ${held} öre are held, ${sold} were sold`]),
    ...(shown === available ? [] : [`${name}: ${shown} öre are shown, ${available} available`]),
  ]
}

/** Whether the VAT that is not due yet is that of all credits that are not used. */
const vatFaults = (legs: readonly Line[], owners: readonly (readonly Stored[])[]): string[] => {
  const deferred = -sum(legs.filter(({ account }) => account === 'vatDeferred').map(({ ore }) => ore))
  const left = sum(owners.map(vatLeft))
  return deferred === left ? [] : [`${deferred} öre of VAT are held back, ${left} are not due`]
}

/** What was paid of a month: what was counted or recorded as paid before, and the payouts since. */
const paidOf = (
  name: string,
  month: string,
  items: readonly Stored[],
  entries: readonly Stored[],
): number => {
  const partnerId = name.replace('PARTNER#', '')
  const before = entries.find(({ cause }) => cause === `payable ${partnerId} ${month}`)
  const recorded = entries.find(({ cause, kind }) => kind === 'recorded' && cause === `${partnerId} ${month}`)
  const counted = below(items, `EARNINGS#${month}`).map(one => amount(one, 'paidOutOre'))
  const since = below(items, `ENTRY#${month}#`).filter(
    one => one.kind === 'payout' && text(one, 'createdAt') >= text(before ?? {}, 'recordedAt'),
  )
  const world = ((recorded?.legs ?? []) as Line[]).filter(
    ({ account, ore }) => account === 'world' && ore < 0,
  )
  return sum(counted) + sum(since.map(one => amount(one, 'paidOutOre'))) - sum(world.map(({ ore }) => ore))
}

/** What is wrong with a month of a partner: what is owed and in pay files, against what was worked and paid of it. */
const monthFaults = (name: string, month: string, items: readonly Stored[], entries: readonly Stored[]) => {
  const balance = (account: string) => balanceIn(items, `${account}#${month}`)
  const [payable, inTransit, overpaid] = ['payable', 'inTransit', 'overpaid'].map(balance)
  if (payable === undefined && inTransit === undefined && overpaid === undefined) return []
  const worked = below(items, `EARNINGS#${month}`)
  const earned = sum(
    worked.map(
      one => amount(one, 'earnedOre') + amount(one, 'creditsEarned') * creditOre + amount(one, 'vatOre'),
    ),
  )
  const owed = (payable ?? 0) + (inTransit ?? 0) - (overpaid ?? 0)
  const pending = earned - paidOf(name, month, items, entries)
  const inFiles = sum(
    below(items, 'PAYOUT#')
      .filter(one => one.month === month && one.state === 'in file')
      .map(one => amount(one, 'ore')),
  )
  return [
    ...(owed === pending ? [] : [`${name} ${month}: ${owed} öre are owed, ${pending} are pending`]),
    ...(inFiles === (inTransit ?? 0) ? [] : [`${name} ${month}: ${inTransit} öre owed, ${inFiles} in files`]),
  ]
}

/** Whether what a partner is to be paid of each month is what the month and its payouts say. */
const partnerFaults = (name: string, items: readonly Stored[], entries: readonly Stored[]): string[] => {
  const parts = below(items, 'BALANCE#').map(item => text(item, 'account').split('#')[1] ?? '')
  const months = new Set([...parts, ...below(items, 'EARNINGS#').map(item => text(item, 'month'))])
  return [...months].filter(month => month !== '').flatMap(month => monthFaults(name, month, items, entries))
}

/** All that is wrong with the ledger in these items of the table, folded from its entries alone. */
export const ledgerFaults = (items: readonly Stored[]): string[] => {
  const entries = items.filter(item => text(item, 'PK').startsWith('LEDGER#'))
  const legs = entries.flatMap(entry => entry.legs as Line[])
  const said = Map.groupBy(legs, accountOf)
  const lines = Map.groupBy(below(items, 'LEG#'), item => `${text(item, 'PK')} ${text(item, 'account')}`)
  const balances = new Map(
    below(items, 'BALANCE#').map(item => [`${text(item, 'PK')} ${text(item, 'account')}`, item]),
  )
  const owners = Map.groupBy(
    items.filter(item => /^(BUSINESS|PARTNER)#/.test(text(item, 'PK'))),
    item => text(item, 'PK'),
  )
  const owned = [...new Set([...lines.keys(), ...said.keys()])].filter(name => !name.startsWith('HOUSE '))
  return [
    ...entries
      .filter(entry => sum((entry.legs as Line[]).map(({ ore }) => ore)) !== 0)
      .map(entry => `${entry.kind} of ${entry.cause} does not sum to 0`),
    ...owned.flatMap(name =>
      accountFaults(name, lines.get(name) ?? [], balances.get(name), said.get(name) ?? []),
    ),
    ...houseFaults(
      items.filter(item => text(item, 'PK').startsWith('HOUSE#')),
      said,
    ),
    ...vatFaults(legs, [...owners.values()]),
    ...[...owners].flatMap(([name, own]) =>
      name.startsWith('BUSINESS#') ? businessFaults(name, own, entries) : partnerFaults(name, own, entries),
    ),
  ]
}
