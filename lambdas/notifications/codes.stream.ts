import { codeMails } from '../platform/codes/codes.mails.ts'
import { streamFunction } from './stream-function.ts'

export const handler = streamFunction(codeMails)
