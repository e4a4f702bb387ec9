import { extractText, getDocumentProxy } from 'unpdf'

type Node = { role?: string; children?: readonly Node[] }

const rolesIn = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
]

/** What a reader that is not ours finds in a PDF: its text in reading order, page by page, its language and structure. */
export const readPdf = async (bytes: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const [{ text: pages }, { info }, marks] = await Promise.all([
    extractText(pdf, { mergePages: false }),
    pdf.getMetadata(),
    pdf.getMarkInfo(),
  ])
  const trees = await Promise.all(
    pages.map(async (_, page) => (await pdf.getPage(page + 1)).getStructTree() as Promise<Node>),
  )
  const about = info as { Language: string; Title: string }
  return {
    pages,
    text: pages.join('\n').replace(/\s+/g, ' '),
    language: about.Language,
    title: about.Title,
    isTagged: marks?.Marked === true,
    roles: trees.flatMap(rolesIn),
  }
}
