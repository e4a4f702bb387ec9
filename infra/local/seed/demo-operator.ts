import { secondFactorPath } from '../names.ts'

/** Signs in at the desk of this machine; the control routes tell the code of its authenticator app. */
export const demoOperator = {
  email: 'olle.desk@demodrift.example',
  password: 'Granris-Lykta-6240',
  groups: ['admin'],
} as const

/** How to sign in as that operator, for the line of the demo accounts. */
export const operatorSignIn = (origin: string): string =>
  `as an operator at ${origin}/operator with ${demoOperator.email} / ${demoOperator.password}, the app's code is at ${origin}${secondFactorPath}`
