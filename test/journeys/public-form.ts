import type { Locator, Page, Request } from 'playwright-core'
import type { Words } from './form-words.ts'

export type PublicForm = {
  name: string
  /** Its page, as a Swedish path. */
  path: string
  /** Opens it from that page and fills it in. */
  fillIn: (page: Page, say: Words, email: string) => Promise<void>
  /** The text of its submit button. */
  submit: (say: Words) => string
  /** Whether a request is the one that sends it. */
  sends: (request: Request) => boolean
  /** What has to stay after a failure: the text typed into a field. */
  keeps: (page: Page, say: Words) => Locator
  failed: (say: Words) => string
  succeeded: (page: Page, say: Words) => Promise<void>
  /** The mails that one success sends to the visitor. */
  mails: number
  /** Its first touch fetches a challenge, from which the server measures how long it was filled in. */
  isTimed?: true
  /** It is available on a small screen only. */
  isOnPhone?: true
  /** A second attempt after a lost reply is the same submission, by its Idempotency-Key. */
  isOnce: boolean
}
