import { sessionPool } from '#web/src/platform/session-label.ts'
import { dataset } from './pressed.ts'

dataset.session = sessionPool()
