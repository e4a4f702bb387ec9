import { clock } from '#shared/contract/clock.ts'
import { addPasskey, removePasskey, requestPasskey } from '#shared/operator/passkeys.ts'
import { pathNameOf, runDeskCommand } from '#shared/operator/run-command.ts'
import { softwareAuthenticator } from '../infra/local/cognito/software-authenticator.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import type { Person } from './signed-in.ts'

/**
 * What operators do at the desk: a command, which keeps time in the calendar that nobody may book, and passkeys. Each
 * time by an operator who has just signed in: some of it asks for that, and a file of tests may last longer.
 */
export const operatorOperations = (call: Caller, signIn: () => Promise<Person>): Operation[] => [
  {
    name: nameOf(runDeskCommand),
    prepare: async () => {
      const day = new Date(clock.now() + 7 * 86_400_000).toISOString().slice(0, 10)
      const input = { from: `${day}T08:00`, to: `${day}T12:00`, reason: 'Semester' }
      const params = { name: pathNameOf('meetings block') }
      const operator = await signIn()
      return () => call(runDeskCommand, { params, body: { input }, as: operator })
    },
  },
  {
    name: nameOf(requestPasskey),
    prepare: async () => {
      const operator = await signIn()
      return () => call(requestPasskey, { body: {}, as: operator })
    },
  },
  {
    name: nameOf(addPasskey),
    prepare: async () => {
      const operator = await signIn()
      const { body } = await call(requestPasskey, { body: {}, as: operator })
      const credential = softwareAuthenticator().make(body.options)
      return () => call(addPasskey, { body: { credential }, as: operator })
    },
    // Each attempt is in the audit: it is noted before the pool is changed.
    apart: /\|AUDIT#/,
  },
  {
    name: nameOf(removePasskey),
    prepare: async () => {
      const operator = await signIn()
      const { body } = await call(requestPasskey, { body: {}, as: operator })
      const credential = softwareAuthenticator().make(body.options)
      await call(addPasskey, { body: { credential }, as: operator })
      return () => call(removePasskey, { params: { id: credential.id }, as: operator })
    },
    apart: /\|AUDIT#/,
  },
]
