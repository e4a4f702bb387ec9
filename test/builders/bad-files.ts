import { activeSamples, packedTooOften } from './active-files.ts'
import {
  buildCompoundFile,
  buildPdf,
  buildPng,
  buildWordDocument,
  macroPart,
  type Sample,
  wordType,
} from './files.ts'
import { buildZip, type ZipEntry } from './zip.ts'

const nested = (levels: number): Buffer =>
  levels === 0 ? Buffer.from('inside') : buildZip([{ name: 'in.zip', content: nested(levels - 1) }])

const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024)

const pdf = 'application/pdf'
const zip = 'application/zip'
const inZip = (fileName: string, entries: ZipEntry[]): Sample => ({
  fileName,
  contentType: zip,
  bytes: buildZip(entries),
})
const inWord = (fileName: string, bytes: Buffer): Sample => ({ fileName, contentType: wordType, bytes })

/** Files that pretend to be something else, or harm those who open them, each with the reason for its refusal. */
export const badSamples: readonly (readonly [reason: string, what: string, sample: Sample])[] = [
  ['content_differs', 'a PDF of nothing but packed objects', packedTooOften],
  ...activeSamples.map(([what, sample]) => ['active_content', what, sample] as const),
  [
    'content_differs',
    'an SVG',
    {
      fileName: 'bild.png',
      contentType: 'image/png',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    },
  ],
  [
    'content_differs',
    'HTML',
    { fileName: 'bild.gif', contentType: 'image/gif', bytes: Buffer.from('<html></html>') },
  ],
  [
    'content_differs',
    'a program',
    { fileName: 'cv.pdf', contentType: pdf, bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]) },
  ],
  [
    'content_differs',
    'half a PDF',
    { fileName: 'cv.pdf', contentType: pdf, bytes: buildPdf().subarray(0, 20) },
  ],
  [
    'content_differs',
    'a PDF that is an archive too',
    { fileName: 'cv.pdf', contentType: pdf, bytes: buildZip([{ name: 'a.js', content: 'x' }], buildPdf()) },
  ],
  [
    'content_differs',
    'the same with something behind it',
    {
      fileName: 'cv.pdf',
      contentType: pdf,
      bytes: Buffer.concat([buildPdf(), buildZip([{ name: 'a.js', content: 'x' }]), Buffer.from('\n%%EOF')]),
    },
  ],
  [
    'content_differs',
    'a PNG that is an archive too',
    {
      fileName: 'a.png',
      contentType: 'image/png',
      bytes: buildZip([{ name: 'a.js', content: 'x' }], buildPng()),
    },
  ],
  [
    'content_differs',
    'an archive that is a PDF too',
    { fileName: 'a.zip', contentType: zip, bytes: buildZip([{ name: 'a.js', content: 'x' }], buildPdf()) },
  ],
  [
    'content_differs',
    'a document that is a PDF too',
    inWord('a.docx', buildZip([{ name: 'a.pdf', content: buildPdf(), stored: true }])),
  ],
  [
    'content_differs',
    'a spreadsheet',
    inWord(
      'a.docx',
      buildZip([
        { name: '[Content_Types].xml', content: '<Types/>' },
        { name: 'xl/workbook.xml', content: '<x/>' },
      ]),
    ),
  ],
  [
    'content_differs',
    'an old spreadsheet',
    { fileName: 'a.doc', contentType: 'application/msword', bytes: buildCompoundFile('Workbook') },
  ],
  [
    'content_differs',
    'text with NUL',
    { fileName: 'a.txt', contentType: 'text/plain', bytes: Buffer.from('a\0b') },
  ],
  [
    'content_differs',
    'half a UTF-16 character',
    { fileName: 'a.txt', contentType: 'text/plain', bytes: Buffer.from('fffe41', 'hex') },
  ],
  ['content_differs', 'a PDF', { fileName: 'a.txt', contentType: 'text/plain', bytes: buildPdf() }],
  [
    'content_differs',
    'half an archive',
    {
      fileName: 'a.zip',
      contentType: zip,
      bytes: buildZip([{ name: 'a.txt', content: 'x' }]).subarray(0, 60),
    },
  ],
  [
    'content_differs',
    'an archive of another kind',
    { fileName: 'a.rar', contentType: '', bytes: buildZip([{ name: 'a.txt', content: 'x' }]) },
  ],
  ['macros', 'a .docm under another name', inWord('a.docx', buildWordDocument([], macroPart))],
  [
    'macros',
    'a macro part',
    inWord('a.docx', buildWordDocument([{ name: 'word/vbaProject.bin', content: 'x' }])),
  ],
  [
    'macros',
    'a .docm in an archive',
    inZip('a.zip', [{ name: 'a.docx', content: buildWordDocument([], macroPart) }]),
  ],
  [
    'macros',
    'macros of Word 97',
    {
      fileName: 'a.doc',
      contentType: 'application/msword',
      bytes: buildCompoundFile('WordDocument', 'Macros', '_VBA_PROJECT'),
    },
  ],
  [
    'macros',
    'macros of Word 97 in other letters, which the directory does not tell apart',
    {
      fileName: 'a.doc',
      contentType: 'application/msword',
      bytes: buildCompoundFile('WordDocument', 'MACROS', '_vba_project'),
    },
  ],
  [
    'macros',
    'an old workbook with macros in an archive',
    inZip('a.zip', [
      { name: 'a.xls', content: buildCompoundFile('Workbook', '_VBA_PROJECT_CUR', '_VBA_PROJECT') },
    ]),
  ],
  [
    'password_protected',
    'a locked document',
    inWord('a.docx', buildCompoundFile('EncryptionInfo', 'EncryptedPackage')),
  ],
  ['password_protected', 'a locked archive', inZip('a.zip', [{ name: 'a.txt', content: 'x', flags: 1 }])],
  ['archive_unsafe', 'a way out', inZip('a.zip', [{ name: '../../etc/cron.d/x', content: 'x' }])],
  ['archive_unsafe', 'a way out with backslashes', inZip('a.zip', [{ name: '..\\..\\x.bat', content: 'x' }])],
  ['archive_unsafe', 'an absolute path', inZip('a.zip', [{ name: '/etc/passwd', content: 'x' }])],
  ['archive_unsafe', 'a drive', inZip('a.zip', [{ name: 'C:/x.bat', content: 'x' }])],
  [
    'archive_unsafe',
    'a name that turns around',
    inZip('a.zip', [{ name: 'faktura\u202Efdp.exe', content: 'x' }]),
  ],
  ['archive_unsafe', 'a link', inZip('a.zip', [{ name: 'a', content: '/etc/passwd', mode: 0o120777 }])],
  ['archive_unsafe', 'an unknown compression', inZip('a.zip', [{ name: 'a', content: 'x', method: 99 }])],
  [
    'archive_unsafe',
    'a bomb that says so',
    inZip('a.zip', [
      { name: 'a', content: zeros(60) },
      { name: 'b', content: zeros(60) },
    ]),
  ],
  [
    'archive_unsafe',
    'a bomb that lies',
    inZip('a.zip', [{ name: 'a', content: zeros(20), declaredSize: 10 }]),
  ],
  [
    'archive_unsafe',
    'a bomb of many archives',
    inZip(
      'a.zip',
      Array.from({ length: 4 }, (_, n) => ({
        name: `${n}.zip`,
        content: buildZip([{ name: 'a', content: zeros(30) }]),
      })),
    ),
  ],
  ['archive_unsafe', 'archives in archives', { fileName: 'a.zip', contentType: zip, bytes: nested(5) }],
  [
    'archive_unsafe',
    'thousands of files',
    inZip(
      'a.zip',
      Array.from({ length: 5_001 }, (_, n) => ({ name: `${n}`, stored: true })),
    ),
  ],
]
