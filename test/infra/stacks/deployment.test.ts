import { expect, test } from 'vitest'
import { dollarsOf } from '#infra/cost/bill.ts'
import { lines } from '#infra/cost/lines.ts'
import { defaultBudget, readDeployment } from '#infra/deployment/deployment.ts'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import type { OwnerFact } from '#shared/owner/owner-facts.ts'
import { realOwner } from '../../builders/real-owner.ts'

const read = (context: Record<string, unknown>) => readDeployment(name => context[name])

test('without any context it is a dev stage in Stockholm that keeps its mail', () => {
  expect(read({})).toEqual({
    stage: 'dev',
    region: 'eu-north-1',
    domain: undefined,
    sender: '',
    operator: '',
    secondOperator: '',
    accountDisclosure: 'spec',
    fourEyes: 'on',
    vatAt: 'sale',
    budget: defaultBudget,
    table: undefined,
    owner: exampleOwner,
  })
})

test('a domain sets sender and operators by default', () => {
  const domain = { domain: 'example.se', zoneId: 'Z1' }
  expect(read(domain)).toMatchObject({ sender: 'no-reply@example.se', operator: 'operators@example.se' })
  expect(read({ ...domain, operator: 'anna@example.org' }).operator).toBe('anna@example.org')
})

test('the second operator is the first, unless there is one', () => {
  const given = { domain: 'example.se', zoneId: 'Z1', operator: 'anna@example.org' }
  expect(read(given).secondOperator).toBe('anna@example.org')
  expect(read({ ...given, secondOperator: 'Bo@example.org' }).secondOperator).toBe('bo@example.org')
})

test.each([
  [{ stage: 'prod' }, 'prod needs a sender'],
  [{ stage: 'prod', sender: 'a@example.se' }, 'prod needs an address for leads'],
  [{ stage: 'production' }, 'must be one of dev, prod'],
  [{ domain: 'example.se' }, 'Give both -c domain= and -c zoneId='],
  [{ zoneId: 'Z1' }, 'Give both -c domain= and -c zoneId='],
  [{ fourEyes: 'no' }, 'must be one of on, off'],
  [{ vatAt: 'never' }, 'must be one of sale, use'],
  [{ accountDisclosure: 'none' }, 'must be one of spec, strict'],
  [{ budget: 'much' }, 'must be a positive number of US dollars'],
  [{ budget: 'Infinity' }, 'must be a positive number of US dollars'],
  [{ budget: '0' }, 'must be a positive number of US dollars'],
  [{ region: 'mars-1' }, 'a region of AWS'],
  [{ region: 'cn-north-1' }, 'a region of AWS'],
  [{ sender: 'not an address' }, 'an e-mail address alone'],
  [{ sender: 'Nodverk <post@example.se>' }, 'an e-mail address alone'],
  [{ operator: 'anna' }, 'an e-mail address alone'],
  [{ secondOperator: 'bo' }, '-c secondOperator must be an e-mail address alone'],
  [{ operator: 'anna@example.se, bo@example.se' }, 'an e-mail address alone'],
  [{ domain: 'https://example.se', zoneId: 'Z1' }, 'a domain in lower case'],
  [{ domain: 'www.example.se', zoneId: 'Z1' }, 'a domain in lower case'],
  [{ domain: 'example.se.', zoneId: 'Z1' }, 'a domain in lower case'],
  [{ domain: 'example', zoneId: 'Z1' }, 'a domain in lower case'],
  [{ domain: `${'a'.repeat(60)}.example.se`, zoneId: 'Z1' }, 'a domain in lower case'],
  [{ domain: 'example.se', zoneId: '/hostedzone/Z1' }, 'the id of a hosted zone'],
  [{ domain: 'example.se', zoneId: 'Z1', sender: 'post@example.com' }, 'must be an address at example.se'],
  [{ table: 'a table' }, 'the name of a table'],
])('%o is refused with a sentence', (context, sentence) => {
  expect(() => read(context)).toThrow(sentence)
})

test('an address is normalised like SES compares it', () => {
  expect(read({ sender: ' Post@Example.SE ' }).sender).toBe('post@example.se')
})

test('two idle stages raise no monthly alarm', () => {
  expect(2 * dollarsOf(lines, 1_000)).toBeLessThan(0.8 * defaultBudget)
})

const facts = Object.keys(exampleOwner) as OwnerFact[]
const prod = (owner: object) =>
  read({ stage: 'prod', sender: 'a@example.se', operator: 'b@example.se', owner })

test('prod synthesizes with the facts of its own owner', () => {
  expect(prod(realOwner).owner).toEqual(realOwner)
})

test.each(facts)('prod refuses to synthesize without its own %s', fact => {
  const where = `type it in infra/stages.json, prod.owner.${fact}`
  for (const missing of ['', undefined]) expect(() => prod({ ...realOwner, [fact]: missing })).toThrow(where)
  if (fact !== 'fTax')
    expect(() => prod({ ...realOwner, [fact]: exampleOwner[fact] })).toThrow(
      `is the example's, ${exampleOwner[fact]}: ${where}`,
    )
})

test.each([
  [{ organizationNumber: '559012-3451' }, 'owner.organizationNumber must be ten digits'],
  [{ vatNumber: 'SE559012345002' }, 'owner.vatNumber must be SE'],
  [{ vatNumber: 'SE559012345101' }, 'owner.vatNumber must be SE'],
  [{ bankgiro: '123-4567' }, 'owner.bankgiro must be written as'],
  [{ bankgiro: '1234566' }, 'owner.bankgiro must be written as'],
  [{ postalCode: '79230' }, 'owner.postalCode must be written as'],
  [{ telephone: 'Växel' }, 'owner.telephone must be a telephone number'],
  [{ email: 'post' }, 'owner.email must be an e-mail address'],
  [{ fTax: 'yes' }, 'owner.fTax must be true or false'],
  [{ legalNmae: 'Provkraft AB' }, 'owner.legalNmae must be one of the facts'],
])('the fact %o is refused in every stage', (wrong, sentence) => {
  expect(() => read({ owner: wrong })).toThrow(sentence)
  expect(() => prod({ ...realOwner, ...wrong })).toThrow(sentence)
})

test('a dev stage has the examples for what its owner leaves out', () => {
  expect(read({ owner: { legalName: 'Provkraft AB' } }).owner).toEqual({
    ...exampleOwner,
    legalName: 'Provkraft AB',
  })
  expect(() => read({ owner: 'Provkraft AB' })).toThrow('-c owner must be JSON')
})
