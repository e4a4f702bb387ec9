import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { statesOf } from '../contract/process.ts'
import { admissionProcess } from './admission.process.ts'

/** Where the admission of the calling partner is. */
export const getAdmission = endpoint({
  method: 'GET',
  path: '/api/partner/admission',
  access: 'partner',
  reply: {
    status: 200,
    body: z.object({
      state: z.enum(statesOf(admissionProcess)),
      since: z.string(),
      /** When feedback was promised; null once it has been given, and for profiles from before it was promised. */
      answerBy: z.nullable(z.string()),
    }),
  },
  errors: [],
})
