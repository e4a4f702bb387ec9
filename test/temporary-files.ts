import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Temporary files of tests, the products that they start and their browsers are removed with this folder. */
export default function temporaryFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  // The variables that `os.tmpdir` reads in every process started from here; the last two are those of Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
