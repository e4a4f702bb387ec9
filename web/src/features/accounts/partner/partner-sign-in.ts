import type { Language } from '#shared/contract/language.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { failsWith } from '../sign-in-failure.ts'

/** What the partner dialogs need from outside. All functions throw SignInFailure. */
export type PartnerPort = {
  signUp: (email: string, password: string, metadata: Record<string, string>) => Promise<'created' | 'exists'>
  signIn: (email: string, password: string) => Promise<void>
  mailCode: (email: string, metadata: Record<string, string>) => Promise<void>
  setPassword: (
    email: string,
    code: string,
    password: string,
    metadata: Record<string, string>,
  ) => Promise<void>
  solveProof: (purpose: ProofPurpose) => Promise<string>
}

/** Sign-up, sign-in and password reset of a partner, in the steps that the dialogs show. */
export const partnerSignIn = (port: PartnerPort, language: Language) => {
  const isIn = (email: string, password: string): Promise<boolean> =>
    port.signIn(email, password).then(
      () => true,
      () => false,
    )

  return {
    /** Returns `created` if the account exists now, but signing in to it failed. */
    signUp: async (email: string, password: string): Promise<'signed_in' | 'exists' | 'created'> => {
      const proof = await port.solveProof('partner_sign_up')
      if ((await port.signUp(email, password, { proof, language })) === 'exists') return 'exists'
      return (await isIn(email, password)) ? 'signed_in' : 'created'
    },

    logIn: async (email: string, password: string): Promise<'signed_in' | 'wrong'> => {
      try {
        await port.signIn(email, password)
        return 'signed_in'
      } catch (error) {
        if (failsWith(error, 'refused')) return 'wrong'
        throw error
      }
    },

    /** Mails a code for a new password if the address has an account; the result does not reveal whether it has. */
    mailCode: async (email: string): Promise<'mailed'> => {
      try {
        await port.mailCode(email, { proof: await port.solveProof('partner_recovery'), language })
      } catch (error) {
        // Regardless of who requested it, the last code is in this inbox and is still valid.
        if (!failsWith(error, 'mailed_lately')) throw error
      }
      return 'mailed'
    },

    /** Returns `changed` if the new password is set, but signing in with it failed. */
    setPassword: async (
      email: string,
      code: string,
      password: string,
    ): Promise<'signed_in' | 'changed' | 'wrong' | 'spent'> => {
      try {
        await port.setPassword(email, code, password, { language })
      } catch (error) {
        if (failsWith(error, 'code_wrong')) return 'wrong'
        if (failsWith(error, 'code_expired')) return 'spent'
        throw error
      }
      return (await isIn(email, password)) ? 'signed_in' : 'changed'
    },
  }
}

export type PartnerSignIn = ReturnType<typeof partnerSignIn>
