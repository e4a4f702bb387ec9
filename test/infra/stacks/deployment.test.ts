import { expect, test } from 'vitest'
import { dollarsOf } from '#infra/cost/bill.ts'
import { lines } from '#infra/cost/lines.ts'
import { defaultBudget, readDeployment } from '#infra/deployment/deployment.ts'

const read = (context: Record<string, string>) => readDeployment(name => context[name])

test('without any context it is a dev stage in Stockholm that keeps its mail', () => {
  expect(read({})).toEqual({
    stage: 'dev',
    region: 'eu-north-1',
    domain: undefined,
    sender: '',
    operator: '',
    accountDisclosure: 'spec',
    budget: defaultBudget,
    table: undefined,
  })
})

test('a domain sets sender and operators by default', () => {
  const domain = { domain: 'example.se', zoneId: 'Z1' }
  expect(read(domain)).toMatchObject({ sender: 'no-reply@example.se', operator: 'operators@example.se' })
  expect(read({ ...domain, operator: 'anna@example.org' }).operator).toBe('anna@example.org')
})

test.each([
  [{ stage: 'prod' }, 'prod needs a sender'],
  [{ stage: 'prod', sender: 'a@example.se' }, 'prod needs an address for leads'],
  [{ stage: 'production' }, 'must be one of dev, prod'],
  [{ domain: 'example.se' }, 'Give both -c domain= and -c zoneId='],
  [{ zoneId: 'Z1' }, 'Give both -c domain= and -c zoneId='],
  [{ accountDisclosure: 'none' }, 'must be one of spec, strict'],
  [{ budget: 'much' }, 'must be a positive number of US dollars'],
  [{ budget: 'Infinity' }, 'must be a positive number of US dollars'],
  [{ budget: '0' }, 'must be a positive number of US dollars'],
  [{ region: 'mars-1' }, 'a region of AWS'],
  [{ region: 'cn-north-1' }, 'a region of AWS'],
  [{ sender: 'not an address' }, 'an e-mail address alone'],
  [{ sender: 'Nodverk <post@example.se>' }, 'an e-mail address alone'],
  [{ operator: 'anna' }, 'an e-mail address alone'],
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
