import { command } from '../operator/command.ts'

export const companyCommands = {
  'companies found': command({
    help: 'Makes a company of one of every business from before there were colleagues; repeated, it makes those left',
    input: {},
    returns: 'change',
  }),
} as const
