import type { AssignmentStatus } from '#shared/assignments/assignment.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'
import { demoId } from './demo-id.ts'

/** The number of months of work, including the current one, and how many of the last ones are not paid yet. */
const monthCount = 24
const unpaid = 2

/** Hours of one credit (1 125 kr) at an hourly rate: 1 125, 900 and 750 kr. */
const pace = { 1125: 1, 900: 1.25, 750: 1.5 } as const

type Work = {
  title: string
  company: string
  description: string
  status: AssignmentStatus
  /** The first and the last month of the assignment; 0 is the first month of all. */
  from: number
  to: number
  rate: keyof typeof pace
  creditsPerMonth: number
}

const completed = 'completed' as const

const works: readonly Work[] = [
  {
    title: 'Nytt styrsystem till barkningslinje',
    company: 'Älvsbro Timber AB',
    description:
      'Byte av styrsystem på två barkningsmaskiner med bibehållen produktion, från funktionsbeskrivning till driftsättning.',
    status: completed,
    from: 0,
    to: 3,
    rate: 900,
    creditsPerMonth: 60,
  },
  {
    title: 'Översyn av SCADA i vattenverk',
    company: 'Norrdala Vatten AB',
    description: 'Genomgång av larm, trender och behörigheter i tre vattenverk, med åtgärder på plats.',
    status: completed,
    from: 2,
    to: 5,
    rate: 1125,
    creditsPerMonth: 40,
  },
  {
    title: 'Robotcell för svetsning av balkar',
    company: 'Hallsta Svetsverk AB',
    description: 'Offlineprogrammering och intrimning av en svetscell med två robotar och lägesställare.',
    status: completed,
    from: 5,
    to: 8,
    rate: 900,
    creditsPerMonth: 80,
  },
  {
    title: 'Historian för energidata',
    company: 'Kungsfors Papper AB',
    description: 'Insamling av energidata från pappersmaskin och panncentral, med rapporter per skift.',
    status: completed,
    from: 8,
    to: 10,
    rate: 1125,
    creditsPerMonth: 50,
  },
  {
    title: 'Koppling mellan MES och affärssystem',
    company: 'Brofors Bruk AB',
    description: 'Order, recept och utfall mellan MES och affärssystem, med felkö och återläsning.',
    status: completed,
    from: 10,
    to: 13,
    rate: 900,
    creditsPerMonth: 72,
  },
  {
    title: 'Visionkontroll av gjutgods',
    company: 'Smältans Gjuteri AB',
    description: 'Förstudie av kamerakontroll efter blästring. Avbröts när linjen flyttades.',
    status: 'cancelled',
    from: 14,
    to: 14,
    rate: 750,
    creditsPerMonth: 8,
  },
  {
    title: 'Segmentering av fabriksnät',
    company: 'Ekeryds Mekaniska AB',
    description: 'Zoner och brandväggsregler enligt IEC 62443 för fyra produktionslinjer.',
    status: completed,
    from: 14,
    to: 16,
    rate: 1125,
    creditsPerMonth: 48,
  },
  {
    title: 'Digital tvilling av presslinje',
    company: 'Tallmo Press AB',
    description: 'Simuleringsmodell för virtuell driftsättning av ny matning till en presslinje.',
    status: completed,
    from: 16,
    to: 19,
    rate: 900,
    creditsPerMonth: 64,
  },
  {
    title: 'OPC UA-gateway till kylsystem',
    company: 'Frostvik Kyla AB',
    description: 'Gateway från äldre kylstyrning till OPC UA, med larm till jourtelefon.',
    status: completed,
    from: 18,
    to: 20,
    rate: 750,
    creditsPerMonth: 30,
  },
  {
    title: 'Driftsättning av truckflotta',
    company: 'Lagerby Logistik AB',
    description: 'Förarlösa truckar mellan lager och packning. Pausat tills golvet är omlagt.',
    status: 'paused',
    from: 19,
    to: 21,
    rate: 900,
    creditsPerMonth: 24,
  },
  {
    title: 'Ombyggnad av dosering',
    company: 'Saltsta Kemi AB',
    description: 'Ny batchstyrning enligt ISA-88 för dosering och omrörning i tre kärl.',
    status: 'active',
    from: 20,
    to: 23,
    rate: 900,
    creditsPerMonth: 56,
  },
  {
    title: 'Energiuppföljning i valsverk',
    company: 'Harsjö Stål AB',
    description: 'Mätpunkter, insamling och uppföljning per ugn, med mål som skiftlagen ser.',
    status: 'active',
    from: 22,
    to: 23,
    rate: 1125,
    creditsPerMonth: 32,
  },
]

const monthAt = (last: string, number: number): string => {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return new Date(Date.UTC(year, month - monthCount + number)).toISOString().slice(0, 7)
}

const assignmentOf = (partnerId: string, last: string, work: Work, index: number): OperatorCommand => {
  const { title, company, description, status, from, to, rate, creditsPerMonth } = work
  const credits = creditsPerMonth * (to - from + 1)
  const month = monthAt(last, from)
  return {
    command: 'assignments record',
    input: {
      partnerId,
      id: demoId(1, index + 1),
      projectTitle: title,
      clientCompany: company,
      description,
      status,
      startDate: `${month}-03`,
      totalHours: credits * pace[rate],
      hourlyRateOre: rate * 100,
      creditsEarned: credits,
      createdAt: `${month}-01T08:${String(index).padStart(2, '0')}:00.000Z`,
    },
  }
}

const monthOf = (partnerId: string, last: string, number: number): OperatorCommand => {
  const worked = works.filter(({ from, to }) => from <= number && number <= to)
  const credits = worked.reduce((sum, { creditsPerMonth }) => sum + creditsPerMonth, 0)
  const hours = worked.reduce((sum, { creditsPerMonth, rate }) => sum + creditsPerMonth * pace[rate], 0)
  return {
    command: 'earnings record',
    input: {
      partnerId,
      month: monthAt(last, number),
      totalHours: hours,
      creditsEarned: credits,
      paidOutOre: number < monthCount - unpaid ? earningsOre(credits) : 0,
    },
  }
}

/** Two years of a partner's work, up to a last month (`yyyy-MM`): earnings by month are the sums of the assignments' earnings. */
export const demoWork = (partnerId: string, last: string): OperatorCommand[] => [
  ...works.map((work, index) => assignmentOf(partnerId, last, work, index)),
  ...Array.from({ length: monthCount }, (_, number) => monthOf(partnerId, last, number)),
]
