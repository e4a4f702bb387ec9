const pattern = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** An amount as a bank writes it, in öre; null for anything else. A number would round it. */
export const oreOf = (text: string): number | null => {
  const [, kronor = '', ore = ''] = pattern.exec(text) ?? []
  return kronor === '' ? null : Number(kronor) * 100 + Number(ore.padEnd(2, '0'))
}

/** An amount in öre as a bank reads it. */
export const amountOf = (ore: number): string =>
  `${Math.floor(ore / 100)}.${String(ore % 100).padStart(2, '0')}`
