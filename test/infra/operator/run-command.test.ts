import { describe, expect, it } from 'vitest'
import { readArguments } from '#infra/operator/arguments.ts'
import { type Event, NotReached } from '#infra/operator/launcher.ts'
import { runCommand } from '#infra/operator/run-command.ts'
import { noticeOffers } from '#shared/notifications/notices.commands.ts'
import { noticeCommand } from '#shared/notifications/outbox-commands.ts'

const typed = (line: string) => {
  const asked = readArguments(line.split(' '))
  if ('helpOf' in asked) throw new Error('Help was read.')
  return asked
}

/** Creates a launcher that returns these results in turn, and records its requests. */
const createLauncher = (...answers: unknown[]) => {
  const asked: [name: string, event: Event][] = []
  const invoke = async (name: string, event: Event) => {
    asked.push([name, event])
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, who: async () => 'arn:aws:sts::1:assumed-role/operators/anna', invoke }
}

describe('asking', () => {
  it('tells who asks', async () => {
    const launcher = createLauncher({ changed: true })
    await runCommand(typed('partners approve p1'), launcher)
    expect(launcher.asked).toEqual([
      [
        'operator',
        {
          command: 'partners approve',
          input: { partnerId: 'p1' },
          by: 'arn:aws:sts::1:assumed-role/operators/anna',
        },
      ],
    ])
  })

  it('gathers all pages on request, and one otherwise', async () => {
    const pages = [
      { items: [{ id: 1 }], next: 'a' },
      { items: [{ id: 2 }], next: null },
    ]
    const all = createLauncher(...pages)
    expect(await runCommand(typed('businesses list --all'), all)).toEqual({
      items: [{ id: 1 }, { id: 2 }],
      next: null,
    })
    expect(all.asked.map(([, { input }]) => input)).toEqual([{}, { cursor: 'a' }])
    expect(await runCommand(typed('businesses list'), createLauncher(...pages))).toEqual(pages[0])
  })

  it('says how to repeat a change whose answer got lost, and that nothing reached anybody', async () => {
    const lost = runCommand(typed('partners approve p1'), createLauncher(new Error('socket hang up')))
    await expect(lost).rejects.toThrow(/socket hang up\n.+Repeat it: it is done only once\.$/)
    const unsent = runCommand(
      typed('partners approve p1'),
      createLauncher(new NotReached('Nothing answers.')),
    )
    await expect(unsent).rejects.toThrow(/^Nothing answers\.$/)
  })
})

describe('a person’s data', () => {
  it('is asked of the function that may touch it, by the address in its canonical form', async () => {
    const launcher = createLauncher({ changed: true, removed: 3 })
    expect(await runCommand(typed('person erase Anna@Verkstad.se'), launcher)).toEqual({
      changed: true,
      removed: 3,
    })
    expect(launcher.asked).toMatchObject([
      [
        'privacy',
        { command: 'person erase', input: { email: expect.stringMatching(/^anna@verkstad\.se$/i) } },
      ],
    ])
  })

  it('is erased only after the address was typed again', async () => {
    const { declared } = typed('person erase anna@verkstad.se')
    expect([declared.final, declared.places]).toEqual([true, ['email']])
    expect(typed('person export anna@verkstad.se --into out').input).toMatchObject({ into: 'out' })
  })
})

describe('the outbox', () => {
  const lines = [
    'notices parked --cursor k',
    'notices show some/key',
    'notices about LEAD#1',
    'notices unsent --state claimed',
    'notices unsent',
    'notices redrive --key a --key b',
    'notices redrive --cursor k',
    'notices unsuppress anna@verkstad.se',
    'newsletter test 2026-11 anna@verkstad.se --language sv',
  ]

  it.each(lines)('takes what "%s" becomes', async line => {
    const launcher = createLauncher({ items: [], next: null })
    await runCommand(typed(line), launcher)
    const [[name, { command, input }] = ['', { command: '', input: {} }]] = launcher.asked
    expect(name).toBe('outbox')
    expect(noticeCommand.safeParse({ command, input }).error).toBeUndefined()
  })

  it('gets every kind of request', () => {
    const nouns = new Set(lines.map(line => line.split(' ').slice(0, 2).join(' ')))
    expect(nouns).toEqual(new Set(Object.keys(noticeOffers)))
  })

  it('returns results like every other command', async () => {
    expect(await runCommand(typed('notices show k'), createLauncher(null))).toEqual({
      refused: expect.stringContaining('parked'),
    })
    expect(await runCommand(typed('notices about LEAD#1'), createLauncher([{ state: 'sent' }]))).toEqual({
      items: [{ state: 'sent' }],
      next: null,
    })
    expect(await runCommand(typed('notices unsuppress a@b.se'), createLauncher(null))).toEqual({
      refused: 'Mail to this address was not stopped.',
    })
  })
})
