import * as z from 'zod/mini'

/** What an operator has confirmed that an inquiry asks for; `added` if the lexicon had not read it from the text. */
export const confirmedNeed = z.object({
  concept: z.string(),
  must: z.boolean(),
  from: z.enum(['read', 'added']),
})

export type ConfirmedNeed = z.infer<typeof confirmedNeed>

/** More than anybody can weigh against each other; the measured briefs have three to five. */
export const mostNeeds = 12
