import { userInfo } from 'node:os'
import { readPort } from '../local/settings.ts'
import { type Launcher, NotReached } from './launcher.ts'

const refusal = (said: string): string => {
  try {
    return JSON.parse(said).message ?? said
  } catch {
    return said
  }
}

/** The system that runs on this machine, at PORT. */
export const thisMachine = (environment: NodeJS.ProcessEnv): Launcher => {
  const origin = `http://localhost:${readPort(environment)}`
  return {
    who: async () => `${userInfo().username} on this machine`,
    invoke: async (name, event) => {
      const answer = await fetch(`${origin}/_local/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      }).catch(cause => {
        throw new NotReached(
          `Nothing answers at ${origin}. Start it with npm start, or say where it runs: PORT=5174 npm run operator -- …`,
          { cause },
        )
      })
      const said = await answer.text()
      if (!answer.ok) throw new Error(refusal(said))
      return JSON.parse(said)
    },
  }
}
