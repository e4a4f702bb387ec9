import type { Paper } from './paper.ts'

const labelWidth = 130

/** A heading, with room for what follows it on the same page. */
export const heading = ({ doc, root, write, keep }: Paper, level: 1 | 2 | 3, text: string): void => {
  const size = { 1: 20, 2: 13, 3: 10 }[level]
  if (level > 1) doc.y += level === 2 ? 12 : 4
  keep(60)
  root.add(doc.struct(`H${level}`, {}, () => write(text, { size, weight: '700' })))
  doc.y += level === 3 ? 0 : 4
}

export const paragraph = ({ doc, root, write }: Paper, text: string): void => {
  root.add(doc.struct('P', {}, () => write(text)))
  doc.y += 4
}

/** Rows of a label and what it says, read one after the other. */
export const rows = (
  { doc, root, write, keep, left, columnWidth }: Paper,
  labelled: readonly { label: string; value: string }[],
): void => {
  const list = doc.struct('L')
  root.add(list)
  for (const { label, value } of labelled) {
    keep(30)
    const { y: top } = doc
    const item = doc.struct('LI')
    list.add(item)
    item.add(doc.struct('Lbl', {}, () => write(label, { weight: '700', width: labelWidth - 10 })))
    const { y: below } = doc
    const page = doc.page
    doc.y = top
    const [x, width] = [left + labelWidth, columnWidth - labelWidth]
    item.add(doc.struct('LBody', {}, () => write(value, { x, width })))
    if (doc.page === page) doc.y = Math.max(doc.y, below)
    doc.y += 3
    item.end()
  }
  list.end()
}
