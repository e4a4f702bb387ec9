import { clock } from '#shared/contract/clock.ts'
import { addPasskey, requestPasskey } from '#shared/operator/passkeys.ts'
import { runDeskCommand } from '#shared/operator/run-command.ts'
import { commandInvoker } from '../platform/commands/functions.store.ts'
import { environment } from '../platform/env/environment.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { addPasskeyFor, requestPasskeyFor } from './add-passkey.ts'
import { runAsOperator } from './run-as-operator.ts'

/** Shorter than the HTTP API waits. */
const invoke = commandInvoker(25_000)

export const handler = httpFunction([
  serveChange(runDeskCommand, ({ params, body, person, groups, signedInAt }) =>
    runAsOperator(
      { pathName: params.name, input: body.input, why: body.why },
      { person, groups, signedInAt, now: clock.now() },
      { invoke, fourEyes: environment('FOUR_EYES') !== 'off' },
    ),
  ),
  serveChange(requestPasskey, asked => requestPasskeyFor({ ...asked, now: clock.now() })),
  serveChange(addPasskey, asked => addPasskeyFor(asked.body.credential, { ...asked, now: clock.now() })),
])
