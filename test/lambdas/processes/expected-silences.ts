/** Who is not told of a transition by its process, because something else tells them. */
export const expectedSilences: Readonly<Record<string, string>> = {
  'inquiry book business': 'The booking has a confirmation of its own',
  'lead answer visitor': 'The answer is a mail that an operator writes',
  'lead close visitor': 'It has been answered; what became of it is for the operators',
  'lead lapse visitor': 'It has been answered',
  'proposal beginWork business': 'The agreement that both have signed tells it',
  'proposal discard business': 'Nobody but operators knows of a draft',
  'report submit operator': 'What the two sides agree on is not for operators',
  'report submitAbove operator': 'They are told if nobody answers',
  'report submitNone operator': 'There is nothing to decide',
  'report approve operator': 'What the two sides agree on is not for operators',
  'report correct operator': 'What the two sides agree on is not for operators',
  'report correctAbove operator': 'They are told if nobody answers',
  'report concede operator': 'What the two sides agree on is not for operators',
  'report lapse operator': 'Silence is a yes, as was said before',
  'report exceed operator': 'They are told if nobody answers',
  'proposal discard partner': 'Nobody but operators knows of a draft',
}
