import { describe, expect, it } from 'vitest'
import { type Process, recipientsOf } from '#shared/contract/process.ts'
import en from '#shared/phrases/en/mails.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { processes } from '#shared/processes.ts'
import { transitionsOf } from './declared.ts'

/** The names of the mails that tell of a process, whoever makes its transitions and wherever they lead. */
const mailsOf = (declared: Process): string[] => {
  const names = transitionsOf(declared).flatMap(({ name, by, from, to }) =>
    [by]
      .flat()
      .flatMap(actor =>
        (to ? [to] : from)
          .flatMap(state => recipientsOf(declared, { name, by: actor, state }))
          .map(party => `${declared.name}_${name}_${party === 'operator' ? 'notice' : party}`),
      ),
  )
  return [...new Set(names)].sort()
}

/** Proposals come with their mails: until one is written, there is nobody to mail. */
const isMailed = ({ name }: Process) => Object.keys(sv).some(mail => mail.startsWith(`${name}_`))

describe.each(processes.filter(isMailed))('the mails of the process $name', declared => {
  it('exist for everybody who is told, in the language of the reader', () => {
    const missing = mailsOf(declared).filter(
      name => !(name in sv) || (!name.endsWith('_notice') && !(name in en)),
    )
    expect(missing).toEqual([])
  })

  it('are all sent by a transition', () => {
    const written = Object.keys(sv).filter(name => name.startsWith(`${declared.name}_`))
    expect(written.filter(name => !mailsOf(declared).includes(name))).toEqual([])
  })
})
