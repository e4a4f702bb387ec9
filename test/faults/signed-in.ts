import { type CustomerPool, type Emulator, tokensOf } from '../infra/local/cognito/emulator.ts'
import { signInOperator } from '../infra/local/cognito/operator-session.ts'

export type Person = { sub: string; token: string; email: string }

const accessToken = async (emulator: Emulator, pool: CustomerPool, email: string): Promise<string> => {
  if (pool === 'partner') return (await emulator.signInPartner(email)).accessToken
  const { Session } = await emulator.startCustomAuth(email)
  return tokensOf((await emulator.answerChallenge(email, Session, '123456')).body).accessToken
}

/** Signs a person up and in at a pool whose triggers check nothing. */
export const signIn = async (emulator: Emulator, pool: CustomerPool, email: string): Promise<Person> => {
  await emulator.signUp(pool, email)
  const token = await accessToken(emulator, pool, email)
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { sub, token, email }
}

/** Signs a person in again: what asks for a fresh sign-in refuses one that is five minutes old. */
export const signInAgain = async (emulator: Emulator, pool: CustomerPool, person: Person): Promise<void> => {
  person.token = await accessToken(emulator, pool, person.email)
}

/** Signs an operator in who may run everything at the desk. */
export const signInAsOperator = async (emulator: Emulator): Promise<Person> => {
  const email = `olle.${crypto.randomUUID().slice(0, 8)}@nodverk.example`
  const { accessToken: token } = await signInOperator(emulator, email, ['admin'])
  return { sub: '', token, email }
}

const dates = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z', version: 1 }
const profiles: Record<CustomerPool, object> = {
  business: {
    companyName: 'Nordplåt AB',
    contactPerson: 'Anna Berg',
    organizationNumber: '',
    phone: '',
    address: '',
  },
  partner: {
    ...{ name: 'Eva Lind', phone: '', expertise: 'PLC', experience: '12 år', cv: null, portfolio: '' },
    ...{ linkedin: '', github: '', availability: 'Nu', hourlyRate: '', description: 'Styrsystem' },
    ...{ language: 'sv', status: 'approved', GSI1PK: 'PARTNERS#approved', GSI1SK: dates.createdAt },
  },
}

/** The table's item of a person with an account. */
export const roleOf = (pool: CustomerPool, { sub, email }: Person) => ({
  ...{ PK: `USER#${pool}#${sub}`, SK: 'ROLE', role: pool, pool, sub, email },
  emailVerifiedAt: dates.createdAt,
})

/** The table's item of a person who has completed onboarding. */
export const profileOf = (pool: CustomerPool, { sub, email }: Person) => ({
  ...{ PK: `${pool.toUpperCase()}#${sub}`, SK: 'PROFILE', email },
  ...profiles[pool],
  ...dates,
})
