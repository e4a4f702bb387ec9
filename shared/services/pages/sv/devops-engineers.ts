import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'DevOps-ingenjörer för bygge, driftsättning och jour',
    description:
      'Frilansande DevOps-ingenjörer: CI/CD i GitLab och GitHub Actions, Argo CD, Ansible, observerbarhet och versionshanterad PLC-kod. Hel- eller deltid i teamet.',
  },
  heading: 'DevOps-ingenjörer som gör fredagar ofarliga',
  lead: 'En driftsättning ska vara så tråkig att ingen minns den. Våra DevOps-ingenjörer bygger vägen från incheckning till produktion och ser till att den går åt båda hållen.',
  about: {
    heading: 'DevOps där produktionen inte får stanna',
    paragraphs: [
      'I fabriken finns det servrar utan internet, underhållsfönster två gånger om året och en leverantör som vill fjärrstyra med eget verktyg. Färdiga recept från webbvärlden behöver anpassas, och det är de här ingenjörerna vana vid.',
      'De arbetar nära både utveckling och drift. Målet är att små ändringar ska gå ut ofta, att var och en av dem ska kunna spåras och att teamet ska kunna ta över alltihop efteråt.',
    ],
  },
  capabilities: {
    heading: 'Vad DevOps-ingenjörerna bygger och sköter',
    cards: [
      {
        title: 'Byggkedjor',
        text: 'GitLab CI, GitHub Actions, Azure DevOps eller Jenkins. Korta byggtider, låsta beroenden och samma artefakt hela vägen ut.',
      },
      {
        title: 'GitOps',
        text: 'Argo CD eller Flux håller klustret lika med det som står i Git. Den som undrar vad som kör i produktion läser grenen.',
      },
      {
        title: 'Konfiguration av servrar',
        text: 'Ansible för Linux och Windows, även i fabriksnät där inget får hämtas utifrån och paketen speglas i förväg.',
      },
      {
        title: 'Observerbarhet',
        text: 'Prometheus, Grafana, Loki och OpenTelemetry, med larm på symtom som användaren märker. Resten får vänta till morgonen.',
      },
      {
        title: 'Säker leveranskedja',
        text: 'SBOM i CycloneDX eller SPDX, signerade avbilder med Sigstore, hemligheter i Vault och sårbarhetssökning vid varje bygge.',
      },
      {
        title: 'Versionshanterad styrkod',
        text: 'TIA Portal-projekt genom Version Control Interface och TwinCAT-projekt direkt i Git, så att två personers ändringar går att jämföra.',
      },
    ],
  },
  offers: {
    heading: 'Så kan ni anlita DevOps-ingenjörer',
    cards: [
      {
        title: 'En ingenjör på plats i teamet',
        text: 'Delar er backlogg, er jour och era granskningar, på kontoret eller på distans.',
      },
      {
        title: 'En ny byggkedja',
        text: 'Avgränsat uppdrag: ett system tas från manuell installation till automatiskt bygge, test och driftsättning.',
      },
      {
        title: 'Genomlysning med DORA-mått',
        text: 'Hur ofta, hur snabbt och hur säkert levererar ni? Måtten tas fram ur era egna loggar, med åtgärder i prioritetsordning.',
      },
    ],
  },
  process: {
    heading: 'En DevOps-ingenjörs första månad',
    steps: [
      {
        title: 'Följ med på en driftsättning',
        text: 'Ingenjören antecknar varje handgrepp, väntan och lösenord på gul lapp. Det blir listan att arbeta efter.',
      },
      {
        title: 'Automatisera det som gör ondast',
        text: 'Ett enda steg tas i taget och är i bruk samma vecka, även om resten fortfarande görs för hand.',
      },
      {
        title: 'Öva återgången',
        text: 'Versionen rullas tillbaka med flit, på dagtid, medan alla är med. Fungerar det inte är det bra att veta nu.',
      },
      {
        title: 'Lämna nycklarna',
        text: 'Era egna kör nästa driftsättning medan ingenjören tittar på. Behövs ingen hjälp är uppdraget snart slut.',
      },
    ],
  },
  results: {
    heading: 'Kvittot på ett DevOps-uppdrag',
    items: [
      { text: 'Ett knapptryck eller en sammanslagning räcker för att nå produktion.' },
      { text: 'En återgång som är provad i skarpt läge.' },
      { text: 'Infrastruktur och konfiguration som text under granskning.' },
      { text: 'Färre larm i telefonen, och de som kommer betyder något.' },
    ],
  },
  closing: {
    heading: 'Vem driftsätter när den som kan har semester?',
    text: 'Skicka en förfrågan och berätta vad ni kör på och vad som är manuellt. Ni får förslag på DevOps-ingenjörer som kan just de verktygen.',
  },
} satisfies ServicePage
