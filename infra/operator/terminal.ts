import { createInterface } from 'node:readline/promises'
import type { Question } from './confirm.ts'

/** Asks at the terminal; null if there is none. */
export const terminal: Question | null = process.stdin.isTTY
  ? async words => {
      // On stderr: stdout may go into a file.
      const asking = createInterface({ input: process.stdin, output: process.stderr })
      try {
        return await asking.question(words)
      } finally {
        asking.close()
      }
    }
  : null
