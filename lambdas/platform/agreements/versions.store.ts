import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementPaperEntity } from '#shared/agreements/agreement-paper.entity.ts'
import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import { agreementVersionEntity } from '#shared/agreements/agreement-version.entity.ts'
import { personItem } from '../table/person-item.ts'
import { accountingTtl } from '../table/retention.ts'
import type { Key, TransactItem } from '../table/table.ts'
import { putNew } from '../table/write-items.ts'

/** Links an item of an agreement to the people that it names. */
export const agreementLinks = (emails: readonly string[], key: Key, ttl: number): Promise<TransactItem[]> =>
  Promise.all(emails.map(email => personItem(email, key, { name: `${key.PK}#${key.SK}`, ttl })))

/** The writes of a version of an agreement, and of its paper, which nobody has signed yet. */
export const storingVersion = async (
  terms: AgreementTerms,
  hash: string,
  emails: readonly string[],
): Promise<TransactItem[]> => {
  const { id, version, madeAt: createdAt } = terms
  const ttl = accountingTtl()
  const key = agreementVersionEntity.key({ id, version })
  return [
    putNew({ ...key, id, version, hash, terms, signed: false, createdAt, ttl }),
    putNew({ ...agreementPaperEntity.key({ hash }), signatures: 0, createdAt, ttl }),
    ...(await agreementLinks(emails, key, ttl)),
  ]
}

export const agreementKey = (id: string): Key => agreementEntity.key({ id })
