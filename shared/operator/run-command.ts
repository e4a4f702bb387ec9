import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { optional } from '../contract/optional.ts'
import { lines } from '../contract/text.ts'

/** The name of a command in a path: `leads list` is `leads.list`. */
export const pathNameOf = (name: string): string => name.replace(' ', '.')

/**
 * Runs a command as the operator who is signed in. It may be repeated freely: every command is done once. `refused` in
 * the reply says why a rule says no, as on the command line. A command that moves money needs `why`: it is not run, but
 * waits for a second operator as the `approval` that the reply names.
 */
export const runDeskCommand = endpoint({
  method: 'POST',
  path: '/api/operator/commands/{name}',
  access: 'operator',
  params: z.object({ name: z.string().check(z.maxLength(100, 'too_long')) }),
  body: z.strictObject({
    input: z.record(z.string(), z.unknown()),
    why: optional(lines({ max: 1_000 })),
  }),
  reply: { status: 200, body: z.record(z.string(), z.unknown()) },
  errors: ['sign_in_too_old'],
})
