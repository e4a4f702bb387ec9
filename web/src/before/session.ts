import { showSession } from '#web/src/platform/session-label.ts'

showSession()
