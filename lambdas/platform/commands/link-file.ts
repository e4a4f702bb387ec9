import { Failure } from '../failure.ts'
import { downloadLink } from '../files/download-link.ts'
import type { FileArea } from '../files/file-area.ts'

type StoredFile = { fileName: string; size: number; key: string }

/** Long enough to copy a link out of a terminal. */
const linkSeconds = 300

const notes: Readonly<Record<string, string>> = {
  not_found: 'the file is gone',
  file_unsafe: 'the malware scan has found something in it',
}

/** A file with a short-lived link that downloads it, or with a note that says why it has none. */
export const linkFile = async (area: Pick<FileArea, 'bucket'>, { key, fileName, size }: StoredFile) => {
  try {
    return { fileName, size, ...(await downloadLink(area, { key, fileName }, linkSeconds)) }
  } catch (error) {
    const note = error instanceof Failure ? notes[error.code] : undefined
    if (note === undefined) throw error
    return { fileName, size, url: null, note }
  }
}
