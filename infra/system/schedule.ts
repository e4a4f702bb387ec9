import type { SystemFunction } from './function.ts'
import { type FunctionName, functions } from './functions.ts'

/** The functions that are called once a minute, in the cloud by EventBridge. */
export const everyMinute = (Object.entries(functions) as [FunctionName, SystemFunction][])
  .filter(([, declared]) => declared.everyMinute)
  .map(([name]) => name)
