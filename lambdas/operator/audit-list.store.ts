import { keys } from '../platform/table/keys.ts'
import { shown } from './lists.store.ts'
import { listOverMonths } from './months-list.store.ts'
import type { Run } from './run.ts'

/** Who did what in the months that are asked for, newest first, a page of it. */
export const listAudit: Run<'audit list'> = (asked, { at: now }) =>
  listOverMonths(month => keys.audit('', month, '').GSI1PK, asked, {
    now,
    show: item => ({ ...shown(item), owner: item.PK }),
  })
