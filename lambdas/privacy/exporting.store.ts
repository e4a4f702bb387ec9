import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { fillKey, keyParts } from '#shared/contract/key-template.ts'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { unseal } from '../platform/kms/envelope.ts'
import { kindOf } from '../platform/table/kinds.ts'
import { partition } from './belongings.store.ts'
import type { ExportedFile, Exporting } from './export-person.ts'
import { areaOf, filesOf } from './files.store.ts'
import { isTheirs } from './mentions.ts'
import type { Account, Item } from './person.ts'

/** Long enough to fetch a folder of files; no longer than the function's own credentials are sure to last. */
const linkSeconds = 900

const named = z.object({ id: z.string(), fileName: z.string() })
const naming = z.union([named, z.object({ files: z.array(named) }), z.object({ cv: named })])

const open = async (item: Item): Promise<Item> => {
  const { PK, SK } = item
  const { sealed, updatedAt } = bankEntity.item.parse(item)
  const partner = keyParts(bankEntity.pk, PK)?.sub ?? ''
  const details = JSON.parse(await unseal(partner, sealed))
  return { PK, SK, ...details, updatedAt }
}

const namesIn = (items: readonly Item[]): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(item => {
      const { data } = naming.safeParse(item)
      if (!data) return []
      const files = 'files' in data ? data.files : 'cv' in data ? [data.cv] : [data]
      return files.map(({ id, fileName }) => [id, fileName] as const)
    }),
  )

const linked = async (account: Account, key: string, fileName: string): Promise<ExportedFile> => {
  try {
    return { fileName, ...(await downloadLink(areaOf(account), { key, fileName }, linkSeconds)) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { fileName, url: null, expiresAt: null, note: error.code }
  }
}

const files: Exporting['files'] = async ({ accounts, items }) => {
  const names = namesIn(items)
  const all = await Promise.all(
    accounts.map(async account => {
      const found = await filesOf(account)
      return Promise.all(
        found.map(key => {
          const id = key.split('/').at(-1) ?? key
          return linked(account, key, names.get(id) ?? id)
        }),
      )
    }),
  )
  return all.flat()
}

/** What mails about an item may be named by. */
const sourcesOf = ({ PK, SK, nonce, appliedAt, id, purpose, assignmentId }: Item): string[] => [
  PK,
  `${PK}#${SK}`,
  `${PK}#${SK}#${appliedAt}`,
  `${PK}#${nonce}`,
  fillKey(inquiryEntity.sk, { id: String(id) }),
  `PAID#${id}`,
  `${PK}#BOOKING#${assignmentId}`,
  // A code's mail is named by its nonce.
  codeEntity.key({ purpose: String(purpose), emailHash: String(nonce) }).PK,
]

const mails: Exporting['mails'] = async (emailHash, items) => {
  const sources = [...new Set(items.flatMap(sourcesOf))]
  const notices = await Promise.all(
    sources.map(source => partition(noticeEntity.list({ source }).partition.PK)),
  )
  return notices
    .flat()
    .filter(({ SK }) => SK.endsWith(`#${emailHash}`))
    .map(({ template, state, createdAt, settledAt }) => ({ template, state, createdAt, settledAt }))
}

export const exporting: Exporting = { kindOf, isTheirs, open, files, mails }
