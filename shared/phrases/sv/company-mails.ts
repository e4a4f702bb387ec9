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
  join_request: {
    subject: '{{email}} vill vara med i ert företag hos {{brand}}',
    preview: 'Bjud in eller tacka nej på sidan Kollegor.',
    text: '{{email}} har skapat ett konto hos oss och angett ert organisationsnummer. Adressen är bekräftad och har samma domän som er. Ingen kommer in i företaget utan att du bjuder in dem.',
    action: 'Svara på sidan Kollegor',
    after:
      'Där väljer du vad personen får göra, eller tackar nej. Frågan försvinner av sig själv efter fjorton dagar.',
  },
  join_request_declined: {
    subject: 'Företagets ägare tackade nej till din fråga hos {{brand}}',
    preview: 'Du kan ändå använda tjänsten med ett eget företag.',
    text: 'Du bad om att få vara med i ett företag som redan finns hos oss. Ägaren har tackat nej.',
    after:
      'Blev det fel? Tala med företagets ägare, som kan bjuda in dig när som helst. Du kan också gå vidare med ett eget företag, till exempel ett dotterbolag.',
  },
  company_departure: {
    subject: 'Du hör inte längre till {{company}} hos {{brand}}',
    preview: 'En ägare har tagit bort dig som kollega.',
    text: 'En ägare av {{company}} har tagit bort dig som kollega. Du kan inte längre se eller göra något för företaget hos oss.',
    after: 'Blev det fel? Be en av företagets ägare att bjuda in dig igen.',
  },
}
