/** Who is not told of a transition by its process, because something else tells them. */
export const expectedSilences: Readonly<Record<string, string>> = {
  'inquiry start business': 'It has agreed on the work; a booking has a confirmation of its own',
  'lead answer visitor': 'The answer is a mail that an operator writes',
  'lead close visitor': 'It has been answered; what became of it is for the operators',
  'lead lapse visitor': 'It has been answered',
  'order pay business': 'The account that gets the credits is told by the mail about its balance',
  'plan close business': 'The money of its first order is paid back, and that is told',
  'proposal discard business': 'Nobody but operators knows of a draft',
  'proposal discard partner': 'Nobody but operators knows of a draft',
}
