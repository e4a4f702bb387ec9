/** The signs of code page 437 that Swedish names need beside ASCII. */
const bytes: Readonly<Record<string, number>> = {
  ...{ Å: 0x8f, Ä: 0x8e, Ö: 0x99, å: 0x86, ä: 0x84, ö: 0x94 },
  ...{ É: 0x90, é: 0x82, Ü: 0x9a, ü: 0x81, è: 0x8a, à: 0x85, ç: 0x87, æ: 0x91, Æ: 0x92 },
}

const byteOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? code : (bytes[sign] ?? 0x3f)
}

/** A text in code page 437, which SIE calls PC8. It has no long dash and no sign of the euro: others become a ?. */
export const inCodePage = (text: string): Buffer => Buffer.from([...text.normalize('NFC')].map(byteOf))
