import { buildZip, type ZipEntry } from './zip.ts'

export type Sample = { fileName: string; contentType: string; bytes: Buffer }

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
export const macroPart = 'application/vnd.ms-word.document.macroEnabled.main+xml'

export const buildPdf = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n')

export const buildPng = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

const buildGif = (): Buffer =>
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const buildJpeg = (): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
    Buffer.alloc(64),
    Buffer.from('ffd9', 'hex'),
  ])

/** An entry of a compound file's directory ([MS-CFB] 2.6.1): the name, its size with the NUL, and its stream type. */
const directoryEntry = (part: string): Buffer => {
  const entry = Buffer.alloc(128)
  entry.write(part, 'utf16le')
  entry.writeUInt16LE(part.length * 2 + 2, 64)
  entry.writeUInt8(2, 66)
  return entry
}

/** Builds the container of a Word 97 file with these parts in its directory. */
export const buildCompoundFile = (...parts: string[]): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...parts.map(directoryEntry)])

export const buildWordDocument = (more: readonly ZipEntry[] = [], part = mainPart): Buffer =>
  buildZip([
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`,
    },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])

/** Builds a part's relationships to external targets. */
export const relations = (name: string, ...to: [type: string, target: string][]): ZipEntry => ({
  name,
  content: `<Relationships>${to
    .map(
      ([type, target], place) =>
        `<Relationship Id="r${place}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`,
})

const rar = Buffer.concat([Buffer.from('526172211a070100', 'hex'), Buffer.alloc(32, 7)])

/** Files as people send them, at least one of every accepted type. */
export const goodSamples: readonly Sample[] = [
  { fileName: 'ritning.pdf', contentType: 'application/pdf', bytes: buildPdf() },
  {
    fileName: 'offert.doc',
    contentType: 'application/msword',
    bytes: buildCompoundFile('WordDocument', '1Table'),
  },
  {
    fileName: 'vad jag kan.doc',
    contentType: 'application/msword',
    bytes: Buffer.concat([
      buildCompoundFile('WordDocument', '1Table'),
      Buffer.from('→ Macros, _VBA_PROJECT och EncryptedPackage i Excel', 'utf16le'),
      Buffer.alloc(256),
    ]),
  },
  { fileName: 'Kravspecifikation v1.2 (åäö).docx', contentType: wordType, bytes: buildWordDocument() },
  {
    fileName: 'mall-och-länk.docx',
    contentType: wordType,
    bytes: buildWordDocument([
      relations('word/_rels/settings.xml.rels', ['attachedTemplate', 'file:///C:\\Mallar\\Offert.dotx']),
      relations('word/_rels/document.xml.rels', ['hyperlink', 'https://verkstad.se/dde']),
      { name: 'word/footer1.xml', content: '<w:instrText>PAGE</w:instrText><w:t>DDEAUTO c:\\x.exe</w:t>' },
    ]),
  },
  { fileName: 'utan-office.docx', contentType: '', bytes: buildWordDocument() },
  { fileName: 'logg.txt', contentType: 'text/plain', bytes: Buffer.from('Tryck: 4,2 bar – välj läge\r\n') },
  { fileName: 'latin1.TXT', contentType: 'text/plain', bytes: Buffer.from('M\u00e4tv\u00e4rden', 'latin1') },
  {
    fileName: 'utf16.txt',
    contentType: 'text/plain',
    bytes: Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('Mätvärden', 'utf16le')]),
  },
  { fileName: 'foto.jpg', contentType: 'image/jpeg', bytes: buildJpeg() },
  { fileName: 'foto.jpeg', contentType: 'image/jpeg', bytes: buildJpeg() },
  { fileName: 'skiss.png', contentType: 'image/png', bytes: buildPng() },
  { fileName: 'rörelse.gif', contentType: 'image/gif', bytes: buildGif() },
  {
    fileName: 'underlag.zip',
    contentType: 'application/x-zip-compressed',
    bytes: buildZip([
      { name: 'ritningar/', mode: 0o040755 },
      { name: 'ritningar/plan å.pdf', content: buildPdf(), stored: true },
      { name: 'krav.docx', content: buildWordDocument() },
      { name: 'inre.zip', content: buildZip([{ name: 'mät.csv', content: '1;2' }]) },
    ]),
  },
  { fileName: 'underlag.rar', contentType: '', bytes: rar },
]
