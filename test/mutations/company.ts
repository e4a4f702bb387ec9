import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'

/** Who acts for a company, and as what. */
export const companyMutations: readonly Mutation[] = [
  without(
    'what a role may not do is refused',
    'lambdas/platform/http/acting.ts',
    "if (!roles.includes(membership.role)) throw new Failure('role_insufficient')",
    'test/faults/member-roles.test.ts',
  ),
  without(
    'a company is never without an owner, whoever leaves at the same moment',
    'lambdas/company/members.store.ts',
    '.expect(isOwner ? { owners: moreThan(1) } : { PK: present })',
    `${tests}/company.test.ts`,
  ),
  {
    guard: 'a founder who is out of their company stays out, whichever they leave later',
    file: 'lambdas/company/members.store.ts',
    from: 'sub === companyId || (await findCompany(sub)) !== null',
    to: 'sub === companyId',
    by: [`${tests}/company-founders.test.ts`],
  },
  {
    guard: 'an invitation is for one address',
    file: 'lambdas/company/invitation-links.ts',
    from: 'return given.length === expected.length && timingSafeEqual(given, expected) ? invited : null',
    to: 'return timingSafeEqual(expected, expected) && given ? invited : null',
    by: [`${tests}/company.test.ts`],
  },
  {
    guard: 'a company is known at its own mail domain only',
    file: 'lambdas/company/same-company.store.ts',
    from: 'contact && emailDomain(contact.email) === emailDomain(email)',
    to: 'contact && emailDomain(contact.email)',
    by: [`${tests}/join-requests.test.ts`],
  },
  {
    guard: 'who asks a company is not told of its owner in an export',
    file: 'lambdas/privacy/export-person.ts',
    from: '...(isOwner && { businessEmail, businessLanguage })',
    to: '...{ isOwner, businessEmail, businessLanguage }',
    by: [`${tests}/company-persons.test.ts`],
  },
  {
    guard: 'a removed colleague is not mailed',
    file: 'lambdas/platform/company/readers.store.ts',
    from: 'if (!left && (!person || roles.includes(person.role))) return null',
    to: 'if (!left || !person || roles.includes(person.role)) return null',
    by: [`${tests}/company-mails.test.ts`],
  },
  {
    guard: 'the erasure of its founder leaves a company to its other members',
    file: 'lambdas/privacy/companies.store.ts',
    from: 'if (heir) {',
    to: 'if (heir && !by) {',
    by: [`${tests}/company-persons.test.ts`],
  },
]
