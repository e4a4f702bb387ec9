import type { OperatorCommand } from '#shared/operator/commands.ts'
import { demoId } from './demo-id.ts'

const dayMilliseconds = 86_400_000

const changes = [
  { daysAgo: 92, kind: 'purchase', credits: 30, reference: 'Order 1041' },
  { daysAgo: 64, kind: 'assignment', credits: -15, reference: 'Nytt styrsystem till packlinje 2' },
  { daysAgo: 61, kind: 'correction', credits: 2, reference: 'Återförda timmar, packlinje 2' },
  { daysAgo: 31, kind: 'purchase', credits: 20, reference: 'Order 1067' },
  { daysAgo: 12, kind: 'assignment', credits: -10, reference: 'Energidata från tre ugnar' },
  { daysAgo: 9, kind: 'purchase', credits: 60, reference: 'Order 1082' },
] as const

/** Credits bought and used in the three months before the day of the profile. */
export const demoCredits = (businessId: string, since: string): OperatorCommand[] =>
  changes.map(({ daysAgo, ...change }, index) => ({
    command: 'credits record',
    input: {
      businessId,
      id: demoId(3, index + 1),
      ...change,
      createdAt: new Date(Date.parse(since) - daysAgo * dayMilliseconds).toISOString(),
    },
  }))
