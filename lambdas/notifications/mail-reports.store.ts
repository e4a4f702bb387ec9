import * as z from 'zod/mini'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import { readPage } from '../platform/table/pages.ts'
import { type MailReport, mailReport } from './mail-report.ts'

const storedReport = z.extend(z.omit(mailReport, { source: true }), { PK: z.string() })

const reportOf = ({ PK, ...stored }: z.infer<typeof storedReport>): MailReport => ({
  ...stored,
  source: PK.slice('NOTICE#'.length),
})

/** How far the mails about one thing have come, by their source. */
export const mailsAbout = async (source: string): Promise<readonly MailReport[]> => {
  const { PK } = noticeEntity.list({ source }).partition
  const { items } = await readPage({ partition: { PK }, item: storedReport }, { limit: 100 })
  return items.map(reportOf)
}

/** A page of the mails that are not settled, newest first. */
export const unsentMails = async (state: 'failed' | 'claimed', cursor: string | undefined) => {
  const { GSI1PK } = noticeEntity.indexList({ state }).partition
  const { items, next } = await readPage({ partition: { GSI1PK }, item: storedReport }, { cursor })
  return { items: items.map(reportOf), next }
}
