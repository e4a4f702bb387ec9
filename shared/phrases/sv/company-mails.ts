/** Who belongs to a company. */
export default {
  company_invitation: {
    subject: '{{name}} bjuder in dig till {{company}} hos {{brand}}',
    preview: 'Logga in med den här adressen för att tacka ja.',
    text: '{{name}} vill att du ska kunna arbeta för {{company}}. Öppna länken och logga in, eller skapa ett konto, med just den här adressen. Du behöver inget lösenord: vi mejlar en kod.',
    action: 'Se inbjudan',
    after:
      'Inbjudan gäller i sju dagar och bara för den här adressen. Känner du inte igen företaget kan du låta mejlet vara; då händer ingenting.',
  },
  company_departure: {
    subject: 'Du hör inte längre till {{company}} hos {{brand}}',
    preview: 'En ägare har tagit bort dig som kollega.',
    text: 'En ägare av {{company}} har tagit bort dig som kollega. Du kan inte längre se eller göra något för företaget hos oss.',
    after: 'Blev det fel? Be en av företagets ägare att bjuda in dig igen.',
  },
}
