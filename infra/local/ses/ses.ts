import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readBody } from '../request-body.ts'
import { acceptMail, type Envelope } from './accept-mail.ts'
import { type Feedback, sendFeedback } from './feedback.ts'
import { openMailbox } from './mailbox.ts'
import { invalidValue, members, SesError, sendError, sendResult, tagsIn } from './query-protocol.ts'
import { composeMessage } from './simple-message.ts'

/** Simulated failures: throttled, rejecting every message, or not available at all. */
type Fault = 'throttle' | 'reject' | 'down'

type Options = {
  dataFolder: string
  /** Verified identities: addresses, or domains for every address of them. */
  senders: readonly string[]
  region?: string
  /** Every new account is in the sandbox; here only if a test sets it. */
  sandbox?: boolean
  /** Whether IAM allows the use of an identity; functions' grants are checked before their calls arrive here. */
  mayUse?: (identity: string) => boolean
  /** Gets bounces and complaints. */
  feedback?: Feedback
}

/** Enough for a message of 10 MiB as base64 within a form. */
const maxBodyBytes = 32 * 1024 * 1024

/**
 * SES with the protocol of client-ses: SendRawEmail, SendEmail and GetSendQuota; any other action is InvalidAction.
 * A mail is stored on disk before its MessageId is sent. Signatures are not checked.
 */
export function createSes({ dataFolder, senders, feedback, ...given }: Options) {
  const account = { region: 'eu-north-1', sandbox: false, mayUse: () => true, ...given, verified: senders }
  const { inbox, keep } = openMailbox(join(dataFolder, 'mail'))
  let fault: Fault | null = null

  async function send(raw: Buffer, envelope: Envelope): Promise<{ MessageId: string }> {
    throwFault(fault)
    const mail = await acceptMail(raw, envelope, account)
    await keep(mail, raw)
    // Not awaited: in the cloud, too, feedback arrives long after the mail was accepted.
    if (feedback) void sendFeedback(mail, feedback)
    return { MessageId: mail.id }
  }

  async function perform(action: string, parameters: URLSearchParams): Promise<Record<string, string>> {
    const source = parameters.get('Source') ?? ''
    switch (action) {
      case 'SendRawEmail': {
        const raw = Buffer.from(parameters.get('RawMessage.Data') ?? '', 'base64')
        const destinations = members(parameters, 'Destinations')
        return send(raw, { source, destinations, tags: tagsIn(parameters) })
      }
      case 'SendEmail': {
        const lists = ['ToAddresses', 'CcAddresses', 'BccAddresses']
        const destinations = lists.flatMap(list => members(parameters, `Destination.${list}`))
        return send(await composeMessage(parameters), { source, destinations })
      }
      case 'GetSendQuota':
        return { Max24HourSend: '50000.0', MaxSendRate: '14.0', SentLast24Hours: `${inbox.list().length}.0` }
      default:
        throw new SesError('InvalidAction', `Could not find operation ${action} for version 2010-12-01`)
    }
  }

  return {
    inbox,
    /** Makes all later requests fail in this way; null ends it. */
    setFault: (next: Fault | null): void => {
      fault = next
    },
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (fault === 'down') {
        request.socket.destroy()
        return
      }
      try {
        const body = await readBody(request, maxBodyBytes)
        if (!body) throw invalidValue(`Message length is more than ${maxBodyBytes} bytes long.`)
        const parameters = new URLSearchParams(body.toString('utf8'))
        const action = parameters.get('Action') ?? ''
        sendResult(response, action, await perform(action, parameters))
      } catch (error) {
        sendError(response, error)
      }
    },
  }
}

/** https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html and …/troubleshoot-error-messages.html */
function throwFault(fault: Fault | null): void {
  if (fault === 'throttle') throw new SesError('Throttling', 'Maximum sending rate exceeded.')
  if (fault === 'reject') throw new SesError('MessageRejected', 'The message was rejected.')
}
