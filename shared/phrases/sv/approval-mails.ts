/** The mails about commands that wait for a second operator; operators read Swedish. */
export default {
  money_asked_notice: {
    subject: 'Väntar på en andra operatör: {{title}}',
    text: 'En operatör vill göra något som flyttar pengar eller krediter. Någon annan läser det under Godkännanden och släpper det eller säger nej. Ingen kan släppa det som man själv har begärt.',
  },
  approval_nudge_notice: {
    subject: 'Väntar fortfarande på en andra operatör: {{title}}',
    text: 'Det har gått ett dygn utan svar. Läs det under Godkännanden och släpp det eller säg nej. Efter tre dygn förfaller det.',
  },
  approval_expire_notice: {
    subject: 'Förföll utan svar: {{title}}',
    text: 'Ingen svarade inom tre dygn, så det förföll och inget hände. Behövs det fortfarande får det begäras igen.',
  },
}
