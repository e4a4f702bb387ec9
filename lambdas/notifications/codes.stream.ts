import { codeNotices } from './changes/codes.ts'
import { streamFunction } from './stream-function.ts'

export const handler = streamFunction(codeNotices)
