/** A rule that refuses a command, with the reason in English; nothing was changed. */
export class Refusal extends Error {}
