import type * as z from 'zod/mini'
import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { PublicForm } from '#shared/submissions/public-forms.ts'
import { filledIn } from './filled-in.ts'

type FormEndpoint = Endpoint & { readonly form: PublicForm }

const isForm = (endpoint: Endpoint): endpoint is FormEndpoint => endpoint.form !== undefined

const fieldsOf = ({ body }: Endpoint) => {
  const { proof: _, website: __, language: ___, ...fields } = (body as z.ZodMiniObject).shape
  return fields as Readonly<Record<string, z.ZodMiniType>>
}

/** Returns the public forms that a test has no body of its own for: any body that their declaration accepts will do. */
export const formsBesides = (known: readonly (PublicForm | undefined)[]) =>
  Object.values<SystemFunction>(functions).flatMap(({ entry, serves = [] }) =>
    serves
      .filter(isForm)
      .filter(({ form }) => !known.includes(form))
      .map(endpoint => ({ entry, endpoint, form: endpoint.form, fill: () => filledIn(fieldsOf(endpoint)) })),
  )
