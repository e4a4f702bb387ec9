/** The mails about ratings, named after the transition and after who is told. */
export default {
  rating_invite_business: {
    subject: 'Hur gick det? {{title}}',
    preview: 'Lämna ett omdöme om samarbetet.',
    text: 'Uppdraget med {{name}} är avslutat. Berätta gärna hur det gick: ett betyg, och några ord om ni vill.',
    action: 'Lämna omdöme',
    after:
      'Ni ser varandras omdömen först när båda har lämnat sitt, eller när tiden ovan är ute. Orden läser bara partnern; betyget räknas in i ett medelvärde.',
  },
  rating_invite_partner: {
    subject: 'Hur gick det? {{title}}',
    preview: 'Lämna ett omdöme om samarbetet.',
    text: 'Uppdraget hos {{company}} är avslutat. Berätta gärna hur det gick: ett betyg, och några ord om du vill.',
    action: 'Lämna omdöme',
    after:
      'Ni ser varandras omdömen först när båda har lämnat sitt, eller när tiden ovan är ute. Omdömet läser bara företaget.',
  },
  rating_rateAsBusiness_partner: {
    subject: '{{company}} har lämnat ett omdöme: {{title}}',
    preview: 'Lämna ditt, så ser ni varandras.',
    text: '{{company}} har lämnat ett omdöme om ert samarbete. Det visas när du har lämnat ditt, eller när tiden nedan är ute.',
    action: 'Lämna omdöme',
    after: 'Ditt omdöme läser bara företaget.',
  },
  rating_rateAsPartner_business: {
    subject: '{{name}} har lämnat ett omdöme: {{title}}',
    preview: 'Lämna ert, så ser ni varandras.',
    text: '{{name}} har lämnat ett omdöme om ert samarbete. Det visas när ni har lämnat ert, eller när tiden nedan är ute.',
    action: 'Lämna omdöme',
    after: 'Orden i ert omdöme läser bara partnern; betyget räknas in i ett medelvärde.',
  },
  rating_showAsBusiness_partner: {
    subject: 'Nu kan du läsa omdömet från {{company}}: {{title}}',
    preview: 'Båda har lämnat sitt.',
    text: 'Nu har både du och {{company}} lämnat omdöme, och ni kan läsa varandras.',
    action: 'Läs omdömet',
    after: 'Vill du säga något om det? Svara på det här mejlet.',
  },
  rating_showAsPartner_business: {
    subject: 'Nu kan ni läsa omdömet från {{name}}: {{title}}',
    preview: 'Båda har lämnat sitt.',
    text: 'Nu har både ni och {{name}} lämnat omdöme, och ni kan läsa varandras.',
    action: 'Läs omdömet',
    after: 'Vill ni säga något om det? Svara på det här mejlet.',
  },
  rating_remindBusiness_business: {
    subject: 'Några dagar kvar att lämna omdöme: {{title}}',
    preview: 'Det tar en minut.',
    text: 'Ni har inte lämnat något omdöme om samarbetet med {{name}} än. Det går till den tid som står nedan.',
    action: 'Lämna omdöme',
    after: 'Vill ni inte lämna något behöver ni inte göra något.',
  },
  rating_remindPartner_partner: {
    subject: 'Några dagar kvar att lämna omdöme: {{title}}',
    preview: 'Det tar en minut.',
    text: 'Du har inte lämnat något omdöme om samarbetet med {{company}} än. Det går till den tid som står nedan.',
    action: 'Lämna omdöme',
    after: 'Vill du inte lämna något behöver du inte göra något.',
  },
  rating_show_business: {
    subject: 'Omdömet visas nu: {{title}}',
    preview: 'Tiden är ute, och bara en av er har lämnat omdöme.',
    text: 'Tiden för omdömen är ute. En av er har lämnat sitt, och det visas nu för er båda.',
    action: 'Se omdömet',
    after: 'Vill ni säga något om det? Svara på det här mejlet.',
  },
  rating_show_partner: {
    subject: 'Omdömet visas nu: {{title}}',
    preview: 'Tiden är ute, och bara en av er har lämnat omdöme.',
    text: 'Tiden för omdömen är ute. En av er har lämnat sitt, och det visas nu för er båda.',
    action: 'Se omdömet',
    after: 'Vill du säga något om det? Svara på det här mejlet.',
  },
}
