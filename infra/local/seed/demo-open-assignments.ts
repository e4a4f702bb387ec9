import { daysAfter } from '#shared/contract/time-zone.ts'
import type { OpenAssignment } from '#shared/open-assignments/open-assignment.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'
import { demoId } from './demo-id.ts'

type Offer = Omit<OpenAssignment, 'id' | 'createdAt' | 'startDate'> & {
  /** Days between its publication and the seeding. */
  age: number
  /** Days between the seeding and its start. */
  startsIn: number | null
}

/** The oldest first; some leave out fields for which the page shows a default. */
const offers: readonly Offer[] = [
  {
    title: 'Migrering från Simatic S5 till S7-1500',
    clientCompany: 'Rönnskärs Kraft AB',
    description:
      'En panncentral ska lämna S5 under sommarstoppet. Du tar fram funktionsbeskrivning ur befintlig kod, programmerar om i TIA Portal och är på plats vid driftsättningen. Reservdelar och skåp är beställda.',
    creditsAmount: 160,
    location: 'Skellefteå',
    estimatedDuration: '5 månader',
    startsIn: 45,
    expertiseRequired: 'PLC, TIA Portal, Simatic S5, Pannstyrning',
    age: 23,
  },
  {
    title: 'Granskning av OT-säkerhet inför NIS2',
    clientCompany: 'Mälarvik Energi AB',
    description:
      'Vi behöver en oberoende genomgång av nät, fjärråtkomst och återställning i två fjärrvärmeanläggningar. Resultatet är en åtgärdslista i prioritetsordning som driften kan arbeta efter.',
    creditsAmount: 40,
    location: null,
    estimatedDuration: '6 veckor',
    startsIn: null,
    expertiseRequired: 'OT-säkerhet, IEC 62443, Industriella nätverk',
    age: 17,
  },
  {
    title: 'Robotprogrammerare till palletering',
    clientCompany: 'Vintersjö Livs AB',
    description:
      'Två ABB-robotar ska palletera fyra nya förpackningar. Gripdonen finns. Du programmerar, kör in på nattskift och lämnar över till vår egen tekniker.',
    creditsAmount: 55,
    location: 'Kalmar',
    estimatedDuration: '8 veckor',
    startsIn: 21,
    expertiseRequired: 'Robotik, ABB RAPID, Säkerhetsstyrning',
    age: 12,
  },
  {
    title: 'Dataplattform för processdata',
    clientCompany: 'Kungsfors Papper AB',
    description:
      'Processdata från tre maskiner ligger i var sin historian. Vi vill ha dem i en plattform där våra analytiker kan arbeta med Python, med spårbarhet tillbaka till givaren.',
    creditsAmount: 120,
    location: null,
    estimatedDuration: null,
    startsIn: null,
    expertiseRequired: 'Python, Historian, OPC UA, Dataanalys',
    age: 6,
  },
  {
    title: 'Nya operatörsbilder till vattenverk',
    clientCompany: 'Norrdala Vatten AB',
    description:
      'Operatörsbilderna är ritade i omgångar sedan 2004. Du gör om dem enligt ISA-101 tillsammans med två operatörer och ser till att larmen går att lita på.',
    creditsAmount: null,
    location: 'Östersund',
    estimatedDuration: '3 månader',
    startsIn: 30,
    expertiseRequired: 'SCADA, HMI, ISA-101',
    age: 3,
  },
  {
    title: 'Digitalt produktpass för batterimoduler',
    clientCompany: 'Fjällnäs Celler AB',
    description:
      'Spårdata finns i MES men inte hos kunden. Du tar fram datamodell och gränssnitt för produktpass, från cell till färdig modul, och stämmer av mot batteriförordningen.',
    creditsAmount: 90,
    location: 'Västerås',
    estimatedDuration: '4 månader',
    startsIn: null,
    expertiseRequired: 'Produktpass, MES, Systemintegration',
    age: 1,
  },
]

/** Six open assignments, published in the weeks before an instant (ISO 8601). */
export const demoOpenAssignments = (seededAt: string): OperatorCommand[] =>
  offers.map(({ age, startsIn, ...offer }, index) => ({
    command: 'open-assignments publish',
    input: {
      ...offer,
      id: demoId(2, index + 1),
      startDate: startsIn === null ? null : daysAfter(seededAt.slice(0, 10), startsIn),
      createdAt: new Date(Date.parse(seededAt) - age * 86_400_000).toISOString(),
    },
  }))
