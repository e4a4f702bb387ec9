import { isCompound } from './word-97.ts'

// Office Open XML (ECMA-376): a relation names a target of a part and its location, a field is an instruction that Word evaluates.

/** In UTF-16, text shows as Latin-1 with NULs between. */
const textOf = (content: Buffer): string => content.toString('latin1').replaceAll('\0', '')

const decoded = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

/** Elements from their `<` to the next one, matched one by one: a list of them all might not fit into memory. */
const relationElement = /<(?:[\w.-]{1,40}:)?Relationship\b[^<]*/g
const fieldElement = /<(?:[\w.-]{1,40}:)?(instrText|fldChar|fldSimple)\b([^<]*)/g

const attribute = (element: string, name: string): string => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element)
  return decoded(found?.[1] ?? found?.[2] ?? '').trim()
}

/** What Word loads without asking; links and pictures may be elsewhere. */
const loaded = ['attachedTemplate', 'frame', 'subDocument', 'aFChunk']

/** Companies' templates are on their own disks, which strangers cannot write to. */
const onOwnDisk = /^(?:file:\/\/\/)?[a-z]:[\\/]/i

const isActiveRelation = (element: string): boolean => {
  const type = attribute(element, 'Type').split('/').at(-1) ?? ''
  if (type === 'oleObject') return true
  const isElsewhere = attribute(element, 'TargetMode').toLowerCase() === 'external'
  return isElsewhere && loaded.includes(type) && !onOwnDisk.test(attribute(element, 'Target'))
}

/** DDE starts a program on the reader's machine. */
const isDde = (instruction: string): boolean => /^[\s"]*DDE(?:AUTO)?\b/i.test(decoded(instruction))

/** The first word says what a field does. */
const maxBeginning = 400

/** Whether a field starts a program; its instruction may be spread over many runs, and ends where the next begins. */
const startsProgram = (xml: string): boolean => {
  let instruction = ''
  for (const [element, kind, rest = ''] of xml.matchAll(fieldElement)) {
    if (kind === 'fldSimple' && isDde(attribute(element, '(?:[\\w.-]{1,40}:)?instr'))) return true
    if (kind === 'fldChar') {
      if (isDde(instruction)) return true
      instruction = ''
    } else if (kind === 'instrText' && instruction.length < maxBeginning) {
      instruction += rest.slice(rest.indexOf('>') + 1, maxBeginning)
    }
  }
  return isDde(instruction)
}

/** Whether a part of a Word document starts or fetches something when the document is opened. */
export const isActivePart = (name: string, content: Buffer): boolean => {
  if (isCompound(content)) return true
  if (name.endsWith('.rels')) {
    for (const [element] of textOf(content).matchAll(relationElement))
      if (isActiveRelation(element)) return true
  }
  return name.endsWith('.xml') && startsProgram(textOf(content))
}
