import { randomUUID } from 'node:crypto'
import type { SNSEvent } from 'aws-lambda'
import { clock } from '#shared/contract/clock.ts'
import type { Mail } from './mailbox.ts'

/** Delivers an event of SNS to a function; rejects if the function fails. */
export type Feedback = (event: SNSEvent) => Promise<unknown>

/** Lambda calls a function with an event of SNS up to three times. */
const maxCalls = 3

const permanent = (bounceSubType: string) => (emailAddress: string, timestamp: string) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType,
    bouncedRecipients: [{ emailAddress, action: 'failed', status: '5.1.1' }],
    timestamp,
    feedbackId: randomUUID(),
  },
})

const complaint = (emailAddress: string, timestamp: string) => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress }],
    complaintFeedbackType: 'abuse',
    timestamp,
    feedbackId: randomUUID(),
  },
})

/** What SES's mailbox simulator does: docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html */
const simulated: Readonly<Record<string, (address: string, timestamp: string) => object>> = {
  bounce: permanent('General'),
  suppressionlist: permanent('Suppressed'),
  complaint,
}

const aboutOne = (address: string, at: string) => {
  const [, name = ''] = /^(\w+)(?:[+][^@]*)?@simulator[.]amazonses[.]com$/i.exec(address) ?? []
  return simulated[name.toLowerCase()]?.(address, at)
}

/** An event of SES in the form in which SNS delivers it to a function. */
export const snsEvent = (published: object): SNSEvent => {
  const topic = 'arn:aws:sns:eu-north-1:000000000000:feedback'
  return {
    Records: [
      {
        EventVersion: '1.0',
        EventSource: 'aws:sns',
        EventSubscriptionArn: `${topic}:${randomUUID()}`,
        Sns: {
          SignatureVersion: '1',
          Timestamp: new Date(clock.now()).toISOString(),
          Signature: '',
          SigningCertUrl: '',
          UnsubscribeUrl: '',
          MessageId: randomUUID(),
          Message: JSON.stringify(published),
          MessageAttributes: {},
          Type: 'Notification',
          TopicArn: topic,
          Subject: 'Amazon SES Email Event Notification',
        },
      },
    ],
  }
}

const handOver = async (event: SNSEvent, take: Feedback): Promise<void> => {
  for (let calls = 1; calls <= maxCalls; calls += 1) {
    try {
      await take(event)
      return
    } catch (error) {
      console.error(`The feedback of a mail was refused (${calls} of ${maxCalls}):`, error)
    }
  }
}

/** Sends the feedback for a mail to one of the simulator's addresses; other mails are simply delivered. */
export const sendFeedback = async (
  { id: messageId, to, from, at, tags = {} }: Mail,
  take: Feedback,
): Promise<void> => {
  const listed = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]))
  for (const address of to.split(', ')) {
    const about = aboutOne(address, at)
    const mail = { messageId, timestamp: at, source: from, destination: [address], tags: listed }
    if (about) await handOver(snsEvent({ ...about, mail }), take)
  }
}
