/** The letters of code page 437 that these files may have beside ASCII; anything else is refused. */
const letters: Readonly<Record<number, string>> = {
  ...{ 143: 'Å', 142: 'Ä', 153: 'Ö', 134: 'å', 132: 'ä', 148: 'ö', 130: 'é' },
}

type Line = { label: string; fields: string[] }
type Read = { vouchers: { series: string; number: number; day: string; text: string; sum: number }[] } & {
  lines: readonly Line[]
  ib: Map<number, number>
  ub: Map<number, number>
  res: Map<number, number>
  moved: Map<number, number>
}

const decode = (bytes: Uint8Array): string =>
  [...bytes]
    .map(byte => {
      const sign =
        byte === 13 || byte === 10 || (byte >= 32 && byte < 127) ? String.fromCharCode(byte) : letters[byte]
      if (!sign) throw new Error(`The byte ${byte} is no letter of PC8.`)
      return sign
    })
    .join('')

/** The fields of a line: in quotation marks, in braces, or as they are. */
const fieldsOf = (line: string): string[] => {
  const fields = line.match(/"(?:[^"\\]|\\.)*"|\{[^}]*\}|[^\s"{}]+/g) ?? []
  if (fields.join(' ') !== line) throw new Error(`This line cannot be read: ${line}`)
  return fields.map(field => (field.startsWith('"') ? field.slice(1, -1).replace(/\\(.)/g, '$1') : field))
}

const oreIn = (text = ''): number => {
  if (!/^-?\d+\.\d{2}$/.test(text)) throw new Error(`${text} is no amount.`)
  return Math.round(Number(text) * 100)
}

const head = ['FLAGGA', 'PROGRAM', 'FORMAT', 'GEN', 'SIETYP', 'PROSA', 'ORGNR', 'FNAMN', 'RAR', 'OMFATTN']
const order = [...head, 'KONTO', 'IB', 'UB', 'RES', 'VER']

const add = (sums: Map<number, number>, number: number, ore: number) =>
  sums.set(number, (sums.get(number) ?? 0) + ore)

const requireHead = (lines: readonly Line[]) => {
  const one = (label: string) => {
    const found = lines.filter(line => line.label === label)
    if (found.length !== 1) throw new Error(`#${label} stands there ${found.length} times.`)
    return found[0]?.fields.join(' ') ?? ''
  }
  if (one('FLAGGA') !== '0' || one('FORMAT') !== 'PC8' || one('SIETYP') !== '4')
    throw new Error('Another kind.')
  if (!/^\d{8}$/.test(one('GEN')) || !/^\d{6}-\d{4}$/.test(one('ORGNR')) || one('FNAMN') === '')
    throw new Error('It does not say when, and of whom.')
  one('PROGRAM')
  const [begin = '', end = ''] = one('RAR').split(' ').slice(1)
  return { begin, end }
}

/** Reads a file of SIE 4 as the specification (4B) has it, and throws for anything that it does not allow or add up. */
export const readSie = (bytes: Uint8Array): Read => {
  const text = decode(bytes)
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('Lines end with CR LF.')
  const read: Read = {
    lines: [],
    vouchers: [],
    ib: new Map(),
    ub: new Map(),
    res: new Map(),
    moved: new Map(),
  }
  const lines: Line[] = []
  const accounts = new Set<number>()
  let open: Read['vouchers'][number] | null = null
  let place = 0
  for (const line of text.split('\r\n').slice(0, -1)) {
    const last: Read['vouchers'][number] | undefined = read.vouchers.at(-1)
    if (line === '{' || line === '}') {
      if ((line === '{') !== (open === null) || !last) throw new Error('A brace in the wrong place.')
      if (line === '}' && last.sum !== 0) throw new Error(`Voucher ${last.number} sums to ${last.sum}.`)
      open = line === '{' ? last : null
      continue
    }
    const [name = '', ...fields] = fieldsOf(line)
    const label = name.slice(1)
    if (label === 'TRANS') {
      if (!open || fields[1] !== '{}' || !accounts.has(Number(fields[0]))) throw new Error(`Wrong: ${line}`)
      const ore = oreIn(fields[2])
      open.sum += ore
      add(read.moved, Number(fields[0]), ore)
      continue
    }
    if (open || !name.startsWith('#') || order.indexOf(label) < place)
      throw new Error(`In the wrong place: ${line}`)
    place = order.indexOf(label)
    lines.push({ label, fields })
    if (label === 'KONTO') accounts.add(Number(fields[0]))
    if (label === 'IB' || label === 'UB' || label === 'RES') {
      if (fields[0] !== '0' || !accounts.has(Number(fields[1]))) throw new Error(`Wrong: ${line}`)
      add(read[label.toLowerCase() as 'ib' | 'ub' | 'res'], Number(fields[1]), oreIn(fields[2]))
    }
    if (label !== 'VER') continue
    const [series = '', number, day = '', said = ''] = fields
    if (last && Number(number) !== last.number + 1)
      throw new Error(`There is a gap before voucher ${number}.`)
    read.vouchers.push({ series, number: Number(number), day, text: said, sum: 0 })
  }
  const { begin, end } = requireHead(lines)
  if (read.vouchers.some(({ day }) => day < begin || day > end)) throw new Error('A day of another year.')
  return { ...read, lines }
}
