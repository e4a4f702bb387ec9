// npm run processes: writes docs/processes.md from the declarations.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processesPage } from './document.ts'

writeFileSync(join(import.meta.dirname, '../../docs/processes.md'), processesPage())
