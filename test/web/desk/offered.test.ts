import { describe, expect, test } from 'vitest'
import { movesOf } from '#shared/contract/process.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import type { Command } from '#shared/operator/command.ts'
import { processes } from '#shared/processes.ts'
import { nextActions, showOf } from '#web/src/desk/commands/offered.ts'

const declared: Readonly<Record<string, Command>> = allCommands

const movesOfCommands = Object.values(declared).flatMap(({ moves = [] }) => moves)

const movesOfProcesses = processes.flatMap(process =>
  Object.keys(process.states).flatMap(state =>
    movesOf(process, state, 'operator').map(move => `${process.name} ${move}`),
  ),
)

const sorted = (moves: readonly string[]) => [...new Set(moves)].toSorted()

test('every move of operators has a command, and no command makes a move that no process has', () => {
  expect(sorted(movesOfCommands)).toEqual(sorted(movesOfProcesses))
})

const offered = (shown: AnyCommandName, known: Record<string, string>, state?: string, role = 'admin') => {
  const { moving, own, others, lists } = nextActions(shown, known, [role], state)
  const names = (those: typeof moving) => those.map(({ name }) => name)
  return { moving: names(moving), own: names(own), others: names(others), lists: names(lists) }
}

const inquiry = { businessId: 'b', inquiryId: '6f3c1c5e-6a3b-4f52-9c62-000000000001' }

describe('the page of a thing offers', () => {
  test('first what moves it on, and nothing that its state refuses', () => {
    const received = offered('inquiries show', inquiry, 'received')
    expect(received.moving).toEqual(['inquiries start', 'inquiries close', 'proposals send'])
    expect(received.own).toContain('inquiries match')
    expect(offered('inquiries show', inquiry, 'running').moving).toEqual([
      'inquiries complete',
      'inquiries close',
    ])
    const closed = offered('inquiries show', inquiry, 'closed')
    expect(closed.moving).toEqual([])
    expect(closed.own).not.toContain('inquiries close')
    expect(closed.others).not.toContain('proposals send')
  })

  test('what a state of an earlier version is now', () => {
    expect(offered('inquiries show', inquiry, 'matched')).toEqual(
      offered('inquiries show', inquiry, 'running'),
    )
  })

  test('what its commands are, if it says no state', () => {
    expect(offered('leads show', { id: '1' }).own).toEqual(['leads answer', 'leads close'])
    expect(offered('leads show', { id: '1' }, 'received').moving).toEqual(['leads answer', 'leads close'])
    expect(offered('leads show', { id: '1' }, 'closed')).toMatchObject({ moving: [], own: [] })
  })

  test('the lists of what belongs to it, not those of what it belongs to', () => {
    expect(offered('businesses show', { businessId: 'b' }).lists).toEqual(['inquiries of', 'orders of'])
    expect(offered('inquiries show', inquiry, 'received').lists).toEqual(['proposals list'])
    expect(offered('partners show', { partnerId: 'p' }).lists).toEqual([
      ...['assignments list', 'reports list', 'milestones list'],
    ])
  })

  test('nothing that takes the id of something else', () => {
    const booked = offered('meetings show', { id: 'm' }, 'booked')
    expect(booked.moving).toContain('meetings cancel')
    expect([...booked.own, ...booked.others]).not.toContain('meetings unblock')
    expect(offered('meetings unblock', { id: 'c' })).toEqual({ moving: [], own: [], others: [], lists: [] })
  })

  test('nothing that only takes a month, too', () => {
    expect(offered('audit verify', { month: '2026-11' })).toEqual({
      moving: [],
      own: [],
      others: [],
      lists: [],
    })
    expect(offered('newsletter show', { month: '2026-11' }).own).toContain('newsletter send')
    expect(offered('earnings show', { partnerId: 'p', month: '2026-11' }).others).toContain('payouts mark')
  })

  test('nothing that the role may not run', () => {
    expect(offered('inquiries show', inquiry, 'received', 'reader').moving).toEqual([])
  })
})

test('a row leads to the thing that it is: the last part of its key may be called id', () => {
  expect(showOf('inquiries list', { businessId: 'b', id: 'i' })).toEqual({
    ...{ name: 'inquiries show', input: { businessId: 'b', inquiryId: 'i' } },
  })
  expect(showOf('orders of', { id: 'o' })).toEqual({ name: 'orders show', input: { orderId: 'o' } })
  expect(showOf('receivables list', { orderId: 'o' })).toEqual({
    ...{ name: 'orders show', input: { orderId: 'o' } },
  })
  expect(showOf('objections list', { partnerId: 'p', thing: 't', number: 1 })).toEqual({
    ...{ name: 'objections show', input: { partnerId: 'p', thing: 't', number: '1' } },
  })
  expect(showOf('search', { show: 'inquiries show b i', kind: 'inquiry' })).toEqual({
    ...{ name: 'inquiries show', input: { businessId: 'b', inquiryId: 'i' } },
  })
  expect(showOf('reports list', { partnerId: 'p', id: 'i' })).toBeNull()
  expect(showOf('ledger balance', { account: 'payable' })).toEqual({
    ...{ name: 'ledger account', input: { account: 'payable' } },
  })
  expect(showOf('meetings blocks', { id: 'c' })).toEqual({ name: 'meetings unblock', input: { id: 'c' } })
  expect(showOf('ledger account', { id: 'e' })).toEqual({ name: 'ledger show', input: { entryId: 'e' } })
})
