type Read = (pk: string, sk: string) => Promise<Record<string, unknown> | undefined>

const creditOre = 112_500

/** What a business has left: in the ledger, or before its account was opened there; undefined if it never had any. */
export const creditsLeft = async (read: Read, businessId: string): Promise<number | undefined> => {
  const posted = await read(`BUSINESS#${businessId}`, 'BALANCE#available')
  if (posted) return Number(posted.balance) / creditOre
  return (await read(`BUSINESS#${businessId}`, 'CREDITS'))?.balance as number | undefined
}
