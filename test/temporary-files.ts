import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory that Linux has. */
const inMemory = '/dev/shm'
/** Bytes: several times what a run has at once. */
const enoughSpace = 8e9

const hasSpace = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, freemem()) >= enoughSpace
  } catch {
    return false
  }
}

/**
 * Temporary files of tests, the products that they start and their browsers are removed with this folder. It is in memory
 * where there is room: tests write without end, and wait a quarter of their time for a disk. What a killed process had
 * written is there all the same; only a machine that loses its power would tell the difference.
 */
export default function temporaryFiles() {
  const folder = mkdtempSync(join(hasSpace(inMemory) ? inMemory : tmpdir(), 'tests-'))
  // The variables that `os.tmpdir` reads in every process started from here; the last two are those of Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
