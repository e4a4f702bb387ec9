import type { figureCommands } from '#shared/investors/figures.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { formsByMonth } from './form-figures.ts'
import { countForms, monthFiguresStore } from './month-figures.store.ts'
import { figuresByMonth } from './month-figures.ts'

export const figureHandlers: Handlers<typeof figureCommands> = {
  'figures months': async (_, { at }) => {
    const months = await figuresByMonth(Date.parse(at), monthFiguresStore)
    return { items: months.toReversed(), next: null }
  },
  'figures forms': async (_, { at }) => ({
    items: await formsByMonth(Date.parse(at), countForms),
    next: null,
  }),
}
