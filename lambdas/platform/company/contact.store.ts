import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { companyEntity } from '#shared/company/company.entity.ts'
import { language } from '#shared/contract/language.ts'
import { getItem } from '../table/get-item.ts'

const roleItem = z.object({ email: z.string(), language: z._default(language, 'sv') })

export type Contact = z.infer<typeof roleItem>

const contactItem = z.pick(companyEntity.item, { contact: true })

const accountOf = (sub: string): Promise<Contact | null> =>
  getItem(roleEntity.key({ pool: 'business', sub }), roleItem)

/**
 * The address at which a company is reached, which its person has proved at every sign-in: that of its founder, until
 * they leave. Null if the account has no role record.
 */
export const findContact = async (companyId: string): Promise<Contact | null> => {
  const [company, founder] = await Promise.all([
    getItem(companyEntity.key({ sub: companyId }), contactItem),
    accountOf(companyId),
  ])
  return company && company.contact !== companyId ? accountOf(company.contact) : founder
}
