import { userInfo } from 'node:os'
import { readPort } from '../local/settings.ts'
import { type Launcher, NotReached } from './launcher.ts'

const refusal = (text: string): string => {
  try {
    return JSON.parse(text).message ?? text
  } catch {
    return text
  }
}

/** Runs commands in the local system at PORT. */
export const thisMachine = (environment: NodeJS.ProcessEnv): Launcher => {
  const origin = `http://localhost:${readPort(environment)}`
  return {
    // Whoever may start it here may be anybody: a name lets one person try what needs two.
    who: async () => `${environment.OPERATOR_NAME || userInfo().username} on this machine`,
    invoke: async (name, event) => {
      const response = await fetch(`${origin}/_local/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      }).catch(cause => {
        throw new NotReached(
          `No system is running at ${origin}. Start it with npm start, or give its port: PORT=5174 npm run operator -- …`,
          { cause },
        )
      })
      const text = await response.text()
      if (!response.ok) throw new Error(refusal(text))
      return JSON.parse(text)
    },
  }
}
