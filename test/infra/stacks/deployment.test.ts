import { expect, test } from 'vitest'
import { readDeployment } from '#infra/stacks/deployment.ts'

const read = (context: Record<string, string>) => readDeployment(name => context[name])

test('without any context it is a dev stage in Stockholm that keeps its mail', () => {
  expect(read({})).toEqual({
    stage: 'dev',
    region: 'eu-north-1',
    domain: undefined,
    sender: '',
    operator: '',
    accountDisclosure: 'spec',
    budget: 50,
    table: undefined,
  })
})

test('a domain brings sender and operators with it, unless they are given', () => {
  const domain = { domain: 'example.se', zoneId: 'Z1' }
  expect(read(domain)).toMatchObject({ sender: 'no-reply@example.se', operator: 'operators@example.se' })
  expect(read({ ...domain, operator: 'anna@example.org' }).operator).toBe('anna@example.org')
})

test.each([
  [{ stage: 'prod' }, 'prod needs a sender'],
  [{ stage: 'prod', sender: 'a@example.se' }, 'prod needs somebody to tell'],
  [{ stage: 'production' }, 'none of dev, prod'],
  [{ domain: 'example.se' }, 'belong together'],
  [{ zoneId: 'Z1' }, 'belong together'],
  [{ accountDisclosure: 'none' }, 'none of spec, strict'],
  [{ table: 'a table' }, 'no name of a table'],
  [{ budget: 'much' }, 'no amount of US dollars'],
])('%o is refused with a sentence', (context, sentence) => {
  expect(() => read(context)).toThrow(sentence)
})
