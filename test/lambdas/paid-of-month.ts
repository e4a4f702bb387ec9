import type { workIn } from './operated-work.ts'

/** What was paid out of a month of a partner, and what is in a pay file: as recorded, and as the ledger has it. */
export const paidOfMonth = async (
  { below, read }: Pick<ReturnType<typeof workIn>, 'below' | 'read'>,
  sub: string,
  month: string,
): Promise<[paidOre: number, inTransitOre: number]> => {
  const payouts = (await below(`PARTNER#${sub}`, `ENTRY#${month}#`)).filter(({ kind }) => kind === 'payout')
  const inTransit = await read(`PARTNER#${sub}`, `BALANCE#inTransit#${month}`)
  return [
    payouts.reduce((sum, { paidOutOre }) => sum + Number(paidOutOre), 0),
    Number(inTransit?.balance ?? 0),
  ]
}
