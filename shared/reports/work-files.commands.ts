import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'

export const workFilesCommands = {
  'assignments files': command({
    help: 'Lists the files of an assignment and who attached them, each with a link that downloads it for five minutes',
    input: { partnerId: requiredLine({ max: 64 }), assignmentId: z.uuid('invalid') },
    places: ['partnerId', 'assignmentId'],
    returns: 'page',
    for: ['matcher', 'finance'],
    columns: ['attachedAt', 'side', 'attachedBy', 'milestone', 'fileName', 'size', 'url', 'note'],
    whole: ['url'],
  }),
} as const
