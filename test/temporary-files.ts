import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What tests, the products that they start and their browsers leave in the folder for temporary files goes with them. */
export default function temporaryFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  // What `os.tmpdir` goes by in every process that is started from here; the last two are those of Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
