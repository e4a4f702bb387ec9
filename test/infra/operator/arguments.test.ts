import { describe, expect, it } from 'vitest'
import { common, readArguments } from '#infra/operator/arguments.ts'
import { helpOf } from '#infra/operator/help.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import { inputsOf } from '#shared/operator/inputs.ts'

const read = (line: string) => {
  const asked = readArguments(line.split(' '))
  if ('helpOf' in asked) throw new Error('Help was read.')
  return asked
}

describe('the command line', () => {
  it('parses positions, options and numbers as the function expects them', () => {
    expect(read('prices set 20 21000').input).toEqual({ credits: 20, priceOre: 2_100_000 })
    expect(read('prices fee --percent 20 --version 0 --reason Rabatt').input).toEqual({
      ...{ percent: 20, version: 0, reason: 'Rabatt' },
    })
    expect(read('credits record b1 --credits=-5 --reference Rättelse').input).toEqual({
      businessId: 'b1',
      credits: -5,
      reference: 'Rättelse',
    })
    expect(read('notices redrive --key a --key b').input).toEqual({ key: ['a', 'b'] })
  })

  it('parses a command without a verb, whose words are all that follow', () => {
    expect(read('search anna berg --kind partner')).toMatchObject({
      name: 'search',
      input: { words: ['anna', 'berg'], kind: 'partner' },
    })
    expect(read('search --kind partner anna').input).toEqual({ words: ['anna'], kind: 'partner' })
    expect(() => read('search --kind partner')).toThrow('words is missing.')
  })

  it('separates its own options from those of the function', () => {
    const { input, options } = read('orders list --month 2026-10 --limit 5 --json --stage prod --all')
    expect(input).toEqual({ month: '2026-10', limit: '5' })
    expect(options).toMatchObject({ json: true, stage: 'prod', all: true })
  })

  it.each([
    ['leads lst', 'There is no command "leads lst". Did you mean "leads list"?'],
    [
      'orders pay',
      'With orders there are: orders list, orders of, orders show, orders invoice, orders decline, orders adopt, orders mark-paid.',
    ],
    ['toString call', 'There is no command "toString call".'],
    ['prices set 20', 'priceKronor is missing.'],
    ['prices set 20', 'npm run operator -- prices set <credits> <priceKronor>'],
    ['prices set 12 1200000', 'credits: This value cannot be used.'],
    ['orders show 17', 'orderId: This value cannot be used.'],
    ['partners decline p1', '--reason is missing.'],
    [
      'hours record p1 5eed0001-0000-4000-8000-000000000001 2026-10 --hours 0.1 --credits 1',
      '--hours: This value cannot be used. Expected: in quarters of an hour',
    ],
    ['prices set 20 21000 30', '"30" is one argument too many.'],
    ['leads list get_started --mnth 2026-10', 'There is no option --mnth. Did you mean --month?'],
  ])('refuses "%s"', (line, words) => {
    expect(() => readArguments(line.split(' '))).toThrow(words)
  })

  it.each([
    ['', null],
    ['help', null],
    ['help leads', 'leads'],
    ['leads', 'leads'],
    ['leads --help', 'leads'],
    ['leads list --help', 'leads list'],
    ['search', 'search'],
    ['search --help', 'search'],
    ['orders mark-paid -h', 'orders mark-paid'],
  ])('takes "%s" for a question', (line, helpOf) => {
    expect(readArguments(line.split(' ').filter(Boolean))).toEqual({ helpOf })
  })
})

it('no command has an input with the name of an option of the command line', () => {
  const inputs = Object.values(allCommands).flatMap(declared =>
    inputsOf(declared).map(({ option }) => option),
  )
  expect(inputs.filter(option => Object.hasOwn(common, option))).toEqual([])
})

describe('the help', () => {
  it.each(Object.keys(allCommands))('of %s is part of the whole help, and names all its inputs', name => {
    expect(helpOf(null)).toContain(`  ${name} `)
    const [declared] = Object.entries(allCommands).flatMap(([key, value]) => (key === name ? [value] : []))
    if (!declared) throw new Error(`${name} is not a command.`)
    const own = helpOf(name)
    for (const input of inputsOf(declared)) {
      expect(own).toContain(declared.places?.includes(input.name) ? `<${input.label}>` : `--${input.option}`)
    }
    expect(own.includes('cannot be undone')).toBe(declared.final === true)
  })

  it('marks optional inputs', () => {
    expect(helpOf('orders mark-paid')).toContain('orders mark-paid <orderId> [--business <business>]')
    expect(helpOf('partners decline')).toMatch(/ --reason <reason>$/m)
  })

  it('of a noun covers that noun only', () => {
    expect(
      helpOf('orders')
        .split('\n')
        .map(line => line.trim().split(/ {2,}/)[0]),
    ).toEqual([
      'orders list',
      'orders of',
      'orders show',
      'orders invoice',
      'orders decline',
      'orders adopt',
      'orders mark-paid',
    ])
  })
})
