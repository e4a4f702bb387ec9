/** Who is not told of a transition by its process, because something else tells them. */
export const expectedSilences: Readonly<Record<string, string>> = {
  'inquiry book business': 'The booking has a confirmation of its own',
  'lead answer visitor': 'The answer is a mail that an operator writes',
  'lead close visitor': 'It has been answered; what became of it is for the operators',
  'lead lapse visitor': 'It has been answered',
  'proposal discard business': 'Nobody but operators knows of a draft',
  'proposal discard partner': 'Nobody but operators knows of a draft',
}
