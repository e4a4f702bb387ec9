import { askForCode, asks, fillAll, labelled, openAccount } from './fill-in-form.ts'
import type { PublicForm } from './public-form.ts'

/** The forms of the account dialogs. */
export const accountForms: readonly PublicForm[] = [
  {
    name: 'the sign-up of a partner',
    path: '/',
    fillIn: async (page, say, email) => {
      await openAccount(page, say, 'register', 'freelancer')
      const { label, confirm } = say.accounts.password
      await fillAll(page, {
        [say.accounts.logIn.email]: email,
        [label]: 'kran rör 7 mast',
        [confirm]: 'kran rör 7 mast',
      })
    },
    submit: say => say.accounts.chooser.register,
    sends: asks('SignUp'),
    keeps: (page, say) => labelled(page, say.accounts.logIn.email),
    failed: say => say.accounts.notice.signUpUnexpected,
    succeeded: page => page.waitForURL('**/partner/**'),
    mails: 0,
    isOnce: false,
  },
  {
    name: 'the login of a partner',
    path: '/',
    fillIn: async (page, say, email) => {
      await openAccount(page, say, 'logIn', 'freelancer')
      await fillAll(page, {
        [say.accounts.logIn.email]: email,
        [say.accounts.password.label]: 'kran rör 7 mast',
      })
    },
    submit: say => say.accounts.chooser.logIn,
    sends: asks('InitiateAuth'),
    keeps: (page, say) => labelled(page, say.accounts.logIn.email),
    failed: say => say.accounts.notice.partnerLogInFailed,
    succeeded: (page, say) => page.getByText(say.accounts.notice.partnerWrong).first().waitFor(),
    mails: 0,
    isOnce: false,
  },
  {
    name: 'the sign-up of a business',
    path: '/',
    fillIn: async (page, say, email) => {
      await openAccount(page, say, 'register', 'company')
      await labelled(page, say.accounts.signUp.email).fill(email)
    },
    submit: say => say.accounts.signUp.send,
    sends: asks('SignUp'),
    keeps: (page, say) => labelled(page, say.accounts.signUp.email),
    failed: say => say.accounts.notice.signUpUnexpected,
    succeeded: (page, say) => labelled(page, say.accounts.code.label).waitFor(),
    mails: 1,
    isOnce: true,
  },
  {
    name: 'the code of a business',
    path: '/',
    fillIn: askForCode,
    submit: say => say.accounts.signUp.verify,
    sends: asks('RespondToAuthChallenge'),
    keeps: (page, say) => labelled(page, say.accounts.code.label),
    failed: say => say.accounts.notice.unavailable,
    succeeded: page => page.waitForURL('**/business/**'),
    mails: 1,
    isOnce: false,
  },
  {
    name: 'the login of a business',
    path: '/',
    fillIn: async (page, say, email) => {
      await openAccount(page, say, 'logIn', 'company')
      await labelled(page, say.accounts.logIn.email).fill(email)
    },
    submit: say => say.accounts.logIn.send,
    sends: asks('InitiateAuth'),
    keeps: (page, say) => labelled(page, say.accounts.logIn.email),
    failed: say => say.accounts.notice.logInSendFailed,
    succeeded: (page, say) => page.getByText(say.accounts.notice.noAccount).first().waitFor(),
    mails: 0,
    isOnce: true,
  },
]
