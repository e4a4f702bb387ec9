import * as z from 'zod/mini'
import { keyParts } from '#shared/contract/key-template.ts'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import { readPage } from '../platform/table/pages.ts'
import { type MailReport, mailReport } from './mail-report.ts'

const storedReport = z.extend(z.omit(mailReport, { source: true }), { PK: z.string() })

const reportOf = ({ PK, ...stored }: z.infer<typeof storedReport>): MailReport => ({
  ...stored,
  source: keyParts(noticeEntity.pk, PK)?.source ?? '',
})

/** How far the mails about one thing have come, by their source. */
export const mailsAbout = async (source: string): Promise<readonly MailReport[]> => {
  const { items } = await readPage({ ...noticeEntity.list({ source }), item: storedReport }, { limit: 100 })
  return items.map(reportOf)
}

/** A page of the mails that are not settled, newest first. */
export const unsentMails = async (state: 'failed' | 'claimed', cursor: string | undefined) => {
  const { items, next } = await readPage(
    { ...noticeEntity.indexList({ state }), item: storedReport },
    { cursor },
  )
  return { items: items.map(reportOf), next }
}
