import type { workFilesCommands } from '#shared/reports/work-files.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { linkFile } from '../platform/commands/link-file.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import { findWork } from './reports.store.ts'
import { filesShown, requireFile } from './work-files.ts'

export const workFilesHandlers: Handlers<typeof workFilesCommands> = {
  'assignments files': async ({ partnerId, assignmentId }) => {
    const work = await findWork(partnerId, assignmentId)
    if (!work) throw new Refusal('There is no such assignment.')
    const items = filesShown(work).map(async ({ side, attachedBy, attachedAt, milestone, id }) => {
      const linked = await linkFile(projectFiles, requireFile(work, id))
      return { attachedAt, side, attachedBy, milestone, ...linked }
    })
    return { items: await Promise.all(items), next: null }
  },
}
