import { type OperatorCommand, operatorCommand } from '#shared/operator/commands.ts'
import { recordCredits, setInquiryState } from './businesses.store.ts'
import { approvePartner, publishAssignment, recordAssignment, recordMonth } from './operator.store.ts'

const run = (asked: OperatorCommand): Promise<boolean> => {
  switch (asked.command) {
    case 'approve_partner':
      return approvePartner(asked.input)
    case 'publish_assignment':
      return publishAssignment(asked.input)
    case 'record_assignment':
      return recordAssignment(asked.input)
    case 'record_credits':
      return recordCredits(asked.input)
    case 'set_inquiry_state':
      return setInquiryState(asked.input)
    case 'record_month':
      return recordMonth(asked.input)
  }
}

/** Does what an operator asks; whoever may invoke the function may ask. Answers whether it changed anything. */
export const handler = async (event: unknown): Promise<{ changed: boolean }> => ({
  changed: await run(operatorCommand.parse(event)),
})
