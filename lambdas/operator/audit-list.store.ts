import { keys } from '../platform/table/keys.ts'
import { listAt, shown } from './lists.store.ts'
import type { Run } from './run.ts'

/** Who did what in a month, newest first, a page of it. */
export const listAudit: Run<'audit list'> = ({ month, ...asked }, { at }) =>
  listAt(keys.audit('', month ?? at, '').GSI1PK, asked, item => ({ ...shown(item), owner: item.PK }))
