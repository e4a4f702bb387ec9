/** The command line is wrong: the message is printed with a hint to the help. */
export class UsageError extends Error {}
