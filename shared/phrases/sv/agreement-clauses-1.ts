/** The clauses of agreements, version 1. What was signed is never reworded: a change is a version of its own. */
export default {
  work: {
    title: 'Uppdraget',
    text: 'Partnern utför uppdraget självständigt och fackmässigt, som det är beskrivet ovan. Företaget ger partnern det underlag och det tillträde som uppdraget kräver.',
  },
  running: {
    title: 'Pris per timme med tak',
    text: 'Arbetet räknas per timme upp till taket i krediter ovan. Mer än så kräver en ny version av avtalet.',
  },
  fixed: {
    title: 'Fast pris',
    text: 'Priset för hela uppdraget är krediterna ovan.',
  },
  credits: {
    title: 'Krediter',
    text: 'När båda har signerat dras krediterna från företagets saldo. Partnern får sin del och marknadsplatsen sin, som det står ovan.',
  },
  approval: {
    title: 'Godkännande',
    text: 'Företaget godkänner eller ifrågasätter inlämnat arbete inom {{approvalDays}} dagar. Det som företaget inte svarar på inom den tiden räknas som godkänt.',
  },
  notice: {
    title: 'Uppsägning',
    text: 'Företaget och partnern kan var för sig säga upp avtalet utan skäl. Det slutar då {{noticeDays}} dagar senare, vid dagens slut.',
  },
  guarantee: {
    title: 'Garanti',
    text: 'Inom {{guaranteeDays}} dagar från första arbetsdagen kan företaget begära tillbaka krediterna och ange varför. Marknadsplatsen hör båda och avgör.',
  },
  confidentiality: {
    title: 'Sekretess',
    text: 'Företaget och partnern håller det hemligt som de får veta om varandras verksamhet och som inte är allmänt känt, också efter att avtalet har slutat.',
  },
  nda: {
    title: 'Särskilt sekretessavtal',
    text: 'Företaget har begärt ett särskilt sekretessavtal. Det tecknas mellan företaget och partnern och gäller vid sidan av det här avtalet.',
  },
  execution: {
    title: 'Så verkställs avtalet',
    text: 'Avtalet är ett smart kontrakt i den meningen att marknadsplatsens system utför villkoren: krediterna dras, uppsägningstiden räknas och slutdagen hålls. Det är ingen blockkedja.',
  },
  changes: {
    title: 'Ändringar',
    text: 'Ett villkor ändras bara genom en ny version av avtalet, som båda signerar.',
  },
  law: {
    title: 'Lag och tvist',
    text: 'Svensk lag gäller. Tvister prövas av svensk allmän domstol.',
  },
}
