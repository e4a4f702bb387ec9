/** Who is not told of a transition by its process, because something else tells them. */
export const expectedSilences: Readonly<Record<string, string>> = {
  'inquiry start business': 'It has agreed on the work; a booking has a confirmation of its own',
  'proposal discard business': 'Nobody but operators knows of a draft',
  'proposal discard partner': 'Nobody but operators knows of a draft',
}
