const silence =
  'Har ni inte svarat senast den tid som står ovan räknas det som ett ja. Vi påminner efter tre och sex dagar.'

/** The mails about each transition of a milestone, named after it and after who is told. */
export default {
  milestone_deliver_business: {
    subject: 'Delmål från {{name}}: {{milestone}}',
    preview: 'Godkänn det, eller skicka tillbaka det med ett skäl.',
    text: '{{name}} har levererat delmålet {{milestone}} i {{title}}. Godkänn det, eller skicka tillbaka det och skriv vad som saknas.',
    action: 'Granska delmålet',
    after: silence,
  },
  milestone_accept_partner: {
    subject: '{{company}} har godkänt {{milestone}}',
    preview: 'Krediterna står under Intjäning.',
    text: '{{company}} har godkänt delmålet {{milestone}} i {{title}}. Krediterna står under Intjäning.',
    action: 'Se uppdraget',
    after: 'Du behöver inte göra något.',
  },
  milestone_sendBack_partner: {
    subject: '{{company}} har skickat tillbaka {{milestone}}',
    preview: 'Skälet står i mejlet.',
    text: '{{company}} har skickat tillbaka delmålet {{milestone}} i {{title}}. Skälet står nedan.',
    action: 'Leverera igen',
    after:
      'Håller du inte med? Leverera igen och skriv varför det är som det ska. Blir ni inte överens avgör vi.',
  },
  milestone_sendBack_notice: {
    subject: 'Delmål tillbaka: {{company}}, {{milestone}}',
    text: 'Kunden har skickat tillbaka ett delmål. Blir de inte överens avgörs det med milestones settle.',
  },
  milestone_settle_partner: {
    subject: 'Vi har avgjort {{milestone}}: det är godkänt',
    preview: 'Skälet står i mejlet.',
    text: 'Vi har avgjort att delmålet {{milestone}} i {{title}} är godkänt. Skälet står nedan.',
    action: 'Se uppdraget',
    after: 'Krediterna står under Intjäning. Har du frågor? Svara på det här mejlet.',
  },
  milestone_settle_business: {
    subject: 'Vi har avgjort {{milestone}}: det är godkänt',
    preview: 'Skälet står i mejlet.',
    text: 'Vi har avgjort att delmålet {{milestone}} från {{name}} är godkänt. Skälet står nedan.',
    action: 'Se uppdraget',
    after: 'Har ni frågor? Svara på det här mejlet.',
  },
  milestone_strike_partner: {
    subject: 'Vi har avgjort {{milestone}}: det utgår',
    preview: 'Skälet står i mejlet.',
    text: 'Vi har avgjort att delmålet {{milestone}} i {{title}} utgår. Det betalas inte. Skälet står nedan.',
    action: 'Se uppdraget',
    after: 'Har du frågor? Svara på det här mejlet.',
  },
  milestone_strike_business: {
    subject: 'Vi har avgjort {{milestone}}: det utgår',
    preview: 'Skälet står i mejlet.',
    text: 'Vi har avgjort att delmålet {{milestone}} från {{name}} utgår. Skälet står nedan.',
    action: 'Se uppdraget',
    after: 'Har ni frågor om krediterna för det? Svara på det här mejlet.',
  },
  milestone_drop_partner: {
    subject: 'Uppdraget är slut, {{milestone}} utgår',
    preview: 'Delmålet levererades inte.',
    text: 'Uppdraget {{title}} hos {{company}} är slut. Delmålet {{milestone}} var inte levererat då, så det utgår och betalas inte.',
    action: 'Se uppdraget',
    after: 'Stämmer det inte? Svara på det här mejlet.',
  },
  milestone_drop_business: {
    subject: 'Uppdraget är slut, {{milestone}} utgår',
    preview: 'Delmålet levererades inte.',
    text: 'Uppdraget {{title}} är slut. Delmålet {{milestone}} från {{name}} var inte levererat då, så det utgår.',
    action: 'Se uppdraget',
    after: 'Har ni frågor om krediterna för det? Svara på det här mejlet.',
  },
  milestone_remindPartner_partner: {
    subject: 'Snart dags för {{milestone}}',
    preview: 'Leverera det när det är klart.',
    text: 'Delmålet {{milestone}} hos {{company}} väntas inom kort. Leverera det på uppdragets sida när det är klart.',
    action: 'Till uppdraget',
    after: 'Blir det senare? Skriv det i uppdragets tråd, så vet kunden.',
  },
  milestone_chase_partner: {
    subject: '{{milestone}} är inte levererat än',
    preview: 'Vi påminner en gång i veckan tills det är levererat.',
    text: 'Delmålet {{milestone}} hos {{company}} är inte levererat än. De kan inte godkänna det som de inte har sett.',
    action: 'Till uppdraget',
    after: 'Vi påminner en gång i veckan tills det är levererat. Har något hänt? Svara på det här mejlet.',
  },
  milestone_chase_notice: {
    subject: 'Delmål försenat: {{company}}, {{milestone}}',
    text: 'Partnern har inte levererat delmålet en vecka efter den dag då det väntades.',
  },
  milestone_remindBusiness_business: {
    subject: 'Delmålet {{milestone}} väntar på er',
    preview: 'Om fyra dagar räknas tystnad som ett ja.',
    text: '{{name}} väntar på ert svar om delmålet {{milestone}}.',
    action: 'Granska delmålet',
    after: 'Har ni inte svarat senast den tid som står ovan räknas det som ett ja.',
  },
  milestone_remindBusinessAgain_business: {
    subject: 'I morgon räknas {{milestone}} som godkänt',
    preview: 'Svara i dag om något inte stämmer.',
    text: '{{name}} väntar fortfarande på ert svar om delmålet {{milestone}}. Om ett dygn räknas tystnad som ett ja.',
    action: 'Granska delmålet',
    after: 'Är allt som det ska behöver ni inte göra något.',
  },
  milestone_lapse_business: {
    subject: '{{milestone}} räknas som godkänt',
    preview: 'Sju dagar har gått utan svar.',
    text: 'Sju dagar har gått utan svar, så delmålet {{milestone}} från {{name}} räknas som godkänt.',
    action: 'Se uppdraget',
    after: 'Är något fel? Svara på det här mejlet.',
  },
  milestone_lapse_partner: {
    subject: '{{milestone}} räknas som godkänt',
    preview: 'Krediterna står under Intjäning.',
    text: '{{company}} har inte svarat på sju dagar, så delmålet {{milestone}} räknas som godkänt. Krediterna står under Intjäning.',
    action: 'Se uppdraget',
    after: 'Du behöver inte göra något.',
  },
  milestone_remindReturned_partner: {
    subject: '{{company}} väntar på {{milestone}}',
    preview: 'Delmålet är tillbakaskickat.',
    text: '{{company}} har skickat tillbaka delmålet {{milestone}} och väntar på att du levererar det igen.',
    action: 'Leverera igen',
    after: 'Håller du inte med om skälet? Leverera igen och skriv varför. Blir ni inte överens avgör vi.',
  },
  milestone_remindReturned_notice: {
    subject: 'Delmål utan svar: {{company}}, {{milestone}}',
    text: 'Partnern har inte levererat delmålet igen.',
  },
  milestone_refer_business: {
    subject: 'Vi avgör {{milestone}}',
    preview: 'Ni behöver inte göra något.',
    text: 'Ni har fått tillbaka krediterna enligt garantin. Därför är det vi som avgör om {{name}} får betalt för delmålet {{milestone}}. Det kostar er ingenting.',
    action: 'Se uppdraget',
    after: 'Vill ni säga något innan vi avgör? Svara på det här mejlet.',
  },
  milestone_refer_partner: {
    subject: 'Vi avgör {{milestone}}',
    preview: 'Du får ett mejl med vårt beslut och skälet.',
    text: '{{company}} har fått tillbaka krediterna enligt garantin. Därför är det vi som avgör om du får betalt för delmålet {{milestone}} i {{title}}. Du får ett mejl med vårt beslut och skälet.',
    action: 'Se uppdraget',
    after: 'Vill du visa vad du har gjort? Svara på det här mejlet innan vi avgör.',
  },
  milestone_remindOperator_notice: {
    subject: 'Delmål väntar på oss: {{company}}, {{milestone}}',
    text: 'Kunden har fått tillbaka krediterna enligt garantin, och partnern väntar på vårt beslut om delmålet. Avgör med milestones settle.',
  },
}
