const dayMs = 86_400_000

/** How far ahead an interview may be. */
export const interviewDays = 60

/** How long an interview is in a calendar. */
export const interviewMinutes = 60

/** Whether a time can be offered for an interview. */
export const mayBeInterview = (instant: number, now: number): boolean =>
  instant > now && instant < now + interviewDays * dayMs
