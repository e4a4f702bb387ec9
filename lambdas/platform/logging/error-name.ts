/** The name of an error, for logs and reports: its message may contain what a visitor typed. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
