import { clock } from '#shared/contract/clock.ts'
import { runDeskCommand } from '#shared/operator/run-command.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { invokeFunction } from './functions.store.ts'
import { runAsOperator } from './run-as-operator.ts'

export const handler = httpFunction([
  serveChange(runDeskCommand, ({ params, body, person, groups, signedInAt }) =>
    runAsOperator(
      { pathName: params.name, input: body.input },
      { person, groups, signedInAt, now: clock.now() },
      invokeFunction,
    ),
  ),
])
