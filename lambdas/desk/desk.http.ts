import { clock } from '#shared/contract/clock.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { addPasskey, removePasskey, requestPasskey } from '#shared/operator/passkeys.ts'
import { runDeskCommand } from '#shared/operator/run-command.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import { commandInvoker } from '../platform/commands/functions.store.ts'
import { environment } from '../platform/env/environment.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { write } from '../platform/table/write.ts'
import { addPasskeyFor, type NotedPasskey, removePasskeyFor, requestPasskeyFor } from './change-passkeys.ts'
import { completePasskey, forgetPasskey, hasPasskey, startPasskey } from './passkeys.store.ts'
import { runAsOperator } from './run-as-operator.ts'

/** Shorter than the HTTP API waits. */
const invoke = commandInvoker(25_000)

/** An item of the audit that is about nobody's things. */
const note = ({ passkey, ...operation }: NotedPasskey) => write(auditItem(operation, noOwner, { passkey }))

export const handler = httpFunction([
  serveChange(runDeskCommand, ({ params, body, person, groups, signedInAt }) =>
    runAsOperator(
      { pathName: params.name, input: body.input, why: body.why },
      { person, groups, signedInAt, now: clock.now() },
      { invoke, fourEyes: environment('FOUR_EYES') !== 'off' },
    ),
  ),
  serveChange(requestPasskey, asked => requestPasskeyFor({ ...asked, now: clock.now() }, startPasskey)),
  serveChange(addPasskey, asked =>
    addPasskeyFor(asked.body.credential, { ...asked, now: clock.now() }, { note, complete: completePasskey }),
  ),
  serveChange(removePasskey, asked =>
    removePasskeyFor(
      asked.params,
      { ...asked, now: clock.now() },
      { note, has: hasPasskey, forget: forgetPasskey },
    ),
  ),
])
