import { wallClockAt } from '#shared/contract/time-zone.ts'

/** An instant as the time in Sweden, to the minute. */
export const SwedishTime = ({ at }: { at: unknown }) => {
  const { date, time } = wallClockAt(Date.parse(String(at)), 'Europe/Stockholm')
  return (
    <time dateTime={String(at)}>
      {date} {time}
    </time>
  )
}
