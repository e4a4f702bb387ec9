import { createInterface } from 'node:readline/promises'
import type { Question } from './confirm.ts'

/** Who sits at the terminal; null where nobody does. */
export const terminal: Question | null = process.stdin.isTTY
  ? async words => {
      // Beside the answer, which may go into a file.
      const asking = createInterface({ input: process.stdin, output: process.stderr })
      try {
        return await asking.question(words)
      } finally {
        asking.close()
      }
    }
  : null
