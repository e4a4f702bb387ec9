import type { matchingCommands } from '#shared/matching/matching.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { candidates } from './candidates.store.ts'
import { matchInquiry } from './match-inquiry.ts'

export const matchingHandlers: Handlers<typeof matchingCommands> = {
  'inquiries match': input => matchInquiry(input, candidates),
}
