import { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import { contentVersionEntity } from '#shared/content/content-version.entity.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { renderRequest } from '../platform/content/render-requests.store.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { transact, transactIf } from '../platform/table/transact.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { EntryStore } from './publish-content.ts'

/** One entry as an operator has changed it; null if it stands as in the sources. */
export const findEntry: EntryStore['find'] = name =>
  getItem(contentEntryEntity.key({ name }), contentEntryEntity.item)

/** One version of an entry; null if there is none. */
export const findVersion: EntryStore['findVersion'] = (name, version) =>
  getItem(contentVersionEntity.key({ name, version }), contentVersionEntity.item)

/** The versions of an entry, newest first. */
export const findVersions = (name: string) =>
  queryItems({ ...contentVersionEntity.list({ name }), newestFirst: true }, contentVersionEntity.item)

/** Stores a version of an entry over the one before it, with the audit of the command. */
export const publishing =
  (operation: Operation): EntryStore['publish'] =>
  entry => {
    const { name, version, why } = entry
    const isExpected = version === 1 ? { PK: absent } : { version: version - 1 }
    const current = putItem({ ...contentEntryEntity.key({ name }), ...entry }).expect(isExpected)
    const kept = { ...contentVersionEntity.key({ name, version }), ...entry, ttl: accountingTtl() }
    return transactIf(current, [putItem(kept), auditItem(operation, noOwner, { name, version, why })])
  }

/** Makes the stream render what is out of date. */
export const requestRendering = (operation: Operation): Promise<void> =>
  transact([renderRequest(operation.at), auditItem(operation, noOwner)])
