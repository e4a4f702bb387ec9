// npm run cost: prints the monthly bill with its assumptions; `-- --write` updates docs/cost.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bill } from './bill.ts'
import { withBill } from './document.ts'

const file = join(import.meta.dirname, '../../docs/cost.md')

if (process.argv.includes('--write')) writeFileSync(file, withBill(readFileSync(file, 'utf8'), bill()))
else console.log(bill())
