/** The command line cannot be understood: said to whoever typed it, with where the help is. */
export class UsageError extends Error {}
