import type { ServicePage } from '../../service-page.ts'

export default {
  meta: {
    title: 'Molntjänster och DevOps på AWS, Azure och Google Cloud',
    description:
      'Frilansande molnarkitekter och plattformsingenjörer: migrering, Kubernetes, Terraform, kostnadskontroll och drift på AWS, Azure och Google Cloud, även hybrid.',
  },
  heading: 'Moln och DevOps för system som fabriken lutar sig mot',
  lead: 'Vissa system hör hemma i molnet, andra bredvid maskinen. Våra molnarkitekter hjälper er att skilja dem åt, flytta de första och knyta ihop det hela.',
  about: {
    heading: 'Moln med båda fötterna i anläggningen',
    paragraphs: [
      'En styrning med cykeltid i millisekunder ska inte fråga en datahall på kontinenten om lov. Planering, analys, spårbarhet och kundportaler mår däremot bra där, med kapacitet som följer behovet och säkerhetskopior någon har provat att läsa tillbaka.',
      'Allt byggs som kod i Terraform eller OpenTofu. Miljön kan därmed granskas före ändringen, återskapas efter olyckan och rivas när provet är över, vilket även fakturan märker.',
    ],
  },
  capabilities: {
    heading: 'Moln\u00adplattformarna och det som binder dem',
    cards: [
      {
        title: 'Amazon Web Services',
        text: 'Konton under Organizations, ECS, Lambda, RDS och S3, och IoT Greengrass där data ska bearbetas intill maskinen.',
      },
      {
        title: 'Microsoft Azure',
        text: 'Landningszoner, Entra ID, AKS, Event Hubs och IoT Operations, ofta valet när Windows och Active Directory redan finns i huset.',
      },
      {
        title: 'Google Cloud',
        text: 'GKE, Cloud Run, Pub/Sub och BigQuery för den som har stora datamängder och vill ställa frågor utan att vårda servrar.',
      },
      {
        title: 'Kubernetes',
        text: 'Samma sätt att paketera och köra i molnet, i egen serverhall och på ett K3s-kluster i apparatrummet. Helm, autoskalning och nätverksregler ingår.',
      },
      {
        title: 'Infrastruktur som kod',
        text: 'Terraform, OpenTofu, Bicep eller AWS CDK med tillstånd som är låst, planer som granskas och moduler som går att återanvända.',
      },
      {
        title: 'Hybrid och förbindelser',
        text: 'Direct Connect, ExpressRoute eller VPN genom DMZ:n, med buffring i kanten så att en avgrävd fiber inte blir en lucka i mätserien.',
      },
    ],
  },
  offers: {
    heading: 'Molntjänster att beställa',
    cards: [
      {
        title: 'Migrering till molnet',
        text: 'Inventering, beslut per system om flytt, ombyggnad eller avveckling, och en flytt i etapper med provad återgång.',
      },
      {
        title: 'Plattform och CI/CD',
        text: 'Landningszon, kluster och byggkedja som utvecklarna kan använda utan att skriva ärenden.',
      },
      {
        title: 'Kostnadsgenomgång',
        text: 'FinOps i praktiken: märkning, rätt storlek, reservationer, och testmiljöer som sover på natten.',
      },
      {
        title: 'Drift och katastrofövning',
        text: 'Övervakning, jourstöd och en återläsning på klockan, så att RTO och RPO är uppmätta tal.',
      },
    ],
  },
  process: {
    heading: 'Vägen till molnet i fyra etapper',
    steps: [
      {
        title: 'Kartlägg beroendena',
        text: 'Vilka system pratar med vilka, hur ofta och vad händer när de slutar? Här hittas servern under skrivbordet.',
      },
      {
        title: 'Rita målbilden',
        text: 'Arkitekten visar var varje del ska bo, vad den kostar i månaden och vilka data som måste stanna inom landet.',
      },
      {
        title: 'Flytta en sak först',
        text: 'Ett system med hanterbara följder får gå före. Det som lärs där skrivs in i mallen för resten.',
      },
      {
        title: 'Släck det gamla',
        text: 'Flytten är klar när den gamla servern är avstängd, licensen uppsagd och ingen har ringt.',
      },
    ],
  },
  results: {
    heading: 'Moln i siffror',
    items: [
      { claim: 'cloudCost', figure: '{value}\u00a0%', text: 'lägre kostnad.' },
      { claim: 'cloudUptime', figure: '{value}\u00a0%', text: 'tillgänglighet.' },
      { claim: 'cloudDeployment', figure: '{value}×', text: 'snabbare driftsättning.' },
      { text: 'Dessutom hela miljön som kod i ert eget kodarkiv.' },
    ],
  },
  closing: {
    heading: 'Vad står på tur att flytta?',
    text: 'Boka ett möte med en lista över systemen, hur ofullständig den än är. Ni går därifrån med ett förslag på första etapp och vem som kan göra den.',
  },
} satisfies ServicePage
