import { command } from '../operator/command.ts'

export const companyCommands = {
  'companies found': command({
    help: 'Makes a company of one of every business from before there were colleagues; repeated, it makes those left',
    input: {},
    returns: 'change',
  }),
  'companies number': command({
    help: 'Lets every business from before be found by its organisation number; repeated, it writes the same again',
    input: {},
    returns: 'change',
  }),
} as const
