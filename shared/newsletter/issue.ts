import * as z from 'zod/mini'

/** A piece of a line: plain, strong, or a link. Its address is absolute, or a path of our own site. */
const issueSpan = z.object({
  text: z.string(),
  strong: z.optional(z.boolean()),
  href: z.optional(z.string()),
})

const spans = z.array(issueSpan)

const issueBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('text'), spans }),
  z.object({ kind: z.literal('list'), items: z.array(spans) }),
])

/** An issue in one language. No pictures: a mail fetches nothing, so nobody learns that it was opened. */
export const issueText = z.object({ subject: z.string(), blocks: z.array(issueBlock) })

export type IssueSpan = z.infer<typeof issueSpan>
export type IssueBlock = z.infer<typeof issueBlock>
export type IssueText = z.infer<typeof issueText>
