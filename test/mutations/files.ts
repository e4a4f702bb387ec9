import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'
const inspection = 'lambdas/platform/files/inspection'

/** What keeps an uploaded file from doing harm. */
export const fileMutations: readonly Mutation[] = [
  without(
    'no line break in a file’s name is swallowed',
    'shared/files/upload.ts',
    '        noLineBreak,\n',
    `${tests}/files.test.ts`,
  ),
  {
    guard: 'a PDF starts no program',
    file: `${inspection}/pdf.ts`,
    from: 'if (launches(objects))',
    to: 'if (!objects)',
    by: [`${tests}/files.test.ts`],
  },
  without(
    'a Word document starts and fetches nothing',
    `${inspection}/zip.ts`,
    "if (isWord && isActive) throw new Refused('active_content')",
    `${tests}/files.test.ts`,
  ),
  {
    guard: 'an upload has the declared size',
    file: 'lambdas/platform/files/upload-policy.ts',
    from: "['content-length-range', size, size]",
    to: "['content-length-range', 1, size]",
    by: [`${tests}/files.test.ts`],
  },
  {
    guard: 'a PDF is not an archive at the same time',
    file: `${inspection}/pdf.ts`,
    from: 'if (!isPdf(bytes) || hidesArchive(bytes))',
    to: 'if (!isPdf(bytes) || !hidesArchive)',
    by: [`${tests}/files.test.ts`],
  },
  {
    guard: 'a file with an image’s type is an image',
    file: `${inspection}/image.ts`,
    from: 'return begins.some(mark => bytes.subarray(0, mark.length).equals(mark)) && bytes.includes(ends, 6)',
    to: 'return begins.length > 0 && ends.length > 0 && bytes.length > 0',
    by: [`${tests}/files.test.ts`],
  },
  without(
    'a document holds no macros',
    `${inspection}/zip-entry.ts`,
    "if (/(^|\\/)vba(Project|Data)\\b[^/]*$/i.test(entry.fileName)) throw new Refused('macros')",
    `${tests}/files.test.ts`,
  ),
  {
    guard: 'no name in an archive deceives, and no link leads out',
    file: `${inspection}/zip-entry.ts`,
    from: "if (!readable || deceives.test(entry.fileName) || isLink(entry)) throw new Refused('archive_unsafe')",
    to: "if (!readable) throw new Refused('archive_unsafe')",
    by: [`${tests}/files.test.ts`],
  },
  {
    guard: 'an archive has a maximum unpacked size',
    file: `${inspection}/zip-contents.ts`,
    from: "if (entry.uncompressedSize > budget.bytes) throw new Refused('archive_unsafe')",
    to: 'budget.bytes += entry.uncompressedSize',
    by: [`${tests}/files.test.ts`],
  },
  without(
    'a file is not linked once a threat was found',
    'lambdas/platform/files/download-link.ts',
    "if (scanned === 'threat') throw new Failure('file_unsafe')",
    `${tests}/accepted-uploads.test.ts`,
    `${tests}/business-inquiries.test.ts`,
    `${tests}/partner-cv.test.ts`,
  ),
  {
    guard: 'a stored name has no folder and no invisible character',
    file: 'shared/files/file-name.ts',
    from: "given.normalize('NFC').split(/[/\\\\]/).at(-1) ?? ''",
    to: "given.normalize('NFC')",
    by: [`${tests}/files.test.ts`],
  },
]
