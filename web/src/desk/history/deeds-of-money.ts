import type { DeedNames } from './named.ts'

/** What is bought, paid and paid out, and what a second operator decides on. */
export const deedsOfMoney: DeedNames = {
  order: {
    invoice: ['Betalning begärd', 'Payment asked for'],
    pay: ['Ordern betald', 'Order paid'],
    cancel: ['Ordern avbruten av företaget', 'Order cancelled by the business'],
    decline: ['Ordern avböjd av oss', 'Order declined by us'],
    chase: ['Ordern väntar på oss', 'Order waits for us'],
    remind: ['Påminnelse om betalning', 'Reminder of the payment'],
    remindAgain: ['Andra påminnelsen om betalning', 'Second reminder of the payment'],
    lapse: ['Ordern förföll obetald', 'Order lapsed unpaid'],
  },
  plan: {
    change: ['Planen ändrad', 'Plan changed'],
    giveNotice: ['Planen uppsagd av företaget', 'Plan ended by the business'],
    terminate: ['Planen uppsagd av oss', 'Plan ended by us'],
    regret: ['Uppsägningen ångrad', 'Notice taken back'],
    close: ['Planen avslutad med återbetalningen', 'Plan closed with the refund'],
    announce: ['Besked om nästa order', 'Word of the next order'],
    order: ['Månadens order lagd', 'Order of the month placed'],
    remindEnd: ['Påminnelse om att planen upphör', 'Reminder that the plan ends'],
    end: ['Planen upphörde', 'Plan ended'],
  },
  refund: {
    grant: ['Återbetalning beviljad', 'Refund granted'],
    decline: ['Återbetalning avslagen', 'Refund declined'],
    nudge: ['Påminnelse om återbetalningen', 'Reminder of the refund'],
    chase: ['Återbetalningen väntar fortfarande', 'Refund still waits'],
  },
  self_bill: {
    approve: ['Självfakturan godkänd', 'Self-bill approved'],
    object: ['Invändning mot självfakturan', 'Objection to the self-bill'],
    record: ['Godkänd på annat håll', 'Approved elsewhere'],
    withdraw: ['Självfakturan tillbakadragen', 'Self-bill withdrawn'],
    remind: ['Påminnelse om självfakturan', 'Reminder of the self-bill'],
    lapse: ['Godkänd av tystnad', 'Approved by silence'],
    remindOperator: ['Invändningen väntar på oss', 'The objection waits for us'],
  },
  approval: {
    release: ['Begäran godkänd', 'Request released'],
    refuse: ['Begäran avslagen', 'Request refused'],
    withdraw: ['Begäran tillbakadragen', 'Request withdrawn'],
    nudge: ['Påminnelse om begäran', 'Reminder of the request'],
    expire: ['Begäran förföll', 'Request expired'],
  },
}
