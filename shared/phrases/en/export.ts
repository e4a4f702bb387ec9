import type { Translation } from '../phrases.ts'
import type swedish from '../sv/export.ts'

export default {
  export: 'Export as CSV',
  exportLabel: 'Export as CSV: {{what}}',
  program: 'CSV for programs',
  programLabel: 'CSV for programs: {{what}}',
  forPrograms:
    'The first file opens in Excel. The second has the same rows under fixed column names that scripts can rely on.',
} as const satisfies Translation<typeof swedish>
