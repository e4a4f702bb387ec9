/** The mails about self-bills: when one is made, about each of its transitions, and about what it takes to make them. */
export default {
  seller_recorded: {
    subject: 'Godkänn att vi gör dina fakturor',
    preview: 'Kontrollera företaget och godkänn självfakturering.',
    text: 'Vi har registrerat ditt företag, {{company}}. Kontrollera uppgifterna under Intjäning och godkänn att {{brand}} gör dina fakturor, så kan vi betala det du tjänar.',
    action: 'Kontrollera och godkänn',
    after: 'Stämmer inte uppgifterna? Svara på det här mejlet, så rättar vi dem.',
  },
  bill_ready: {
    subject: '{{title}} väntar på ditt svar',
    preview: 'Godkänn den, eller skriv vad som inte stämmer.',
    text: '{{title}} är klar. Godkänn den, eller skriv vad som inte stämmer. När den är godkänd får den sitt nummer.',
    action: 'Granska',
    after:
      'Har du inte svarat senast den tid som står ovan räknas det som ett ja. Vi påminner dig efter fyra dagar.',
  },
  self_bill_object_notice: {
    subject: 'Invändning mot självfaktura: {{name}}, {{title}}',
    text: 'Partnern har invänt. Dra tillbaka den med self-bills withdraw, eller svara partnern, som fortfarande kan godkänna den.',
  },
  self_bill_remindOperator_notice: {
    subject: 'Invändning utan svar: {{name}}, {{title}}',
    text: 'Partnern har invänt mot självfakturan, och ingen har svarat. Dra tillbaka den med self-bills withdraw, eller svara partnern.',
  },
  self_bill_record_partner: {
    subject: '{{title}} är godkänd',
    preview: 'Så har du sagt till oss.',
    text: '{{title}} är godkänd, så som du har sagt till oss. Hur och när står nedan.',
    action: 'Se den',
    after: 'Stämmer det inte? Svara på det här mejlet.',
  },
  self_bill_withdraw_partner: {
    subject: '{{title}} är tillbakadragen',
    preview: 'Skälet står i mejlet.',
    text: 'Vi har dragit tillbaka {{paper}}. Skälet står nedan. Den fick aldrig något nummer, så du behöver inte bokföra den.',
    action: 'Till Intjäning',
    after: 'Har du frågor? Svara på det här mejlet.',
  },
  self_bill_remind_partner: {
    subject: '{{title}} väntar på dig',
    preview: 'Om tre dagar räknas tystnad som ett ja.',
    text: '{{title}} väntar på ditt svar. Godkänn den, eller skriv vad som inte stämmer.',
    action: 'Granska',
    after: 'Har du inte svarat senast den tid som står ovan räknas det som ett ja.',
  },
  self_bill_lapse_partner: {
    subject: '{{title}} räknas som godkänd',
    preview: 'Sju dagar har gått utan svar.',
    text: 'Sju dagar har gått utan svar, så {{paper}} räknas som godkänd. Den har fått sitt nummer och finns att hämta under Intjäning.',
    action: 'Se den',
    after: 'Är något fel? Svara på det här mejlet, så gör vi en kreditfaktura.',
  },
}
