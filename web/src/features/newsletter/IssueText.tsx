import type { IssueBlock, IssueSpan, IssueText as Text } from '#shared/newsletter/issue.ts'
import styles from './Issues.module.css'

const Span = ({ text, strong, href }: IssueSpan) => {
  if (href !== undefined) return <a href={href}>{text}</a>
  return strong ? <strong>{text}</strong> : text
}

// An issue never changes once it is sent, so a place is a key.
const Line = ({ spans }: { spans: readonly IssueSpan[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  spans.map((span, place) => <Span key={place} {...span} />)

const Block = (block: IssueBlock) => {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'text')
    return (
      <p>
        <Line spans={block.spans} />
      </p>
    )
  return (
    <ul className={styles.points}>
      {block.items.map((spans, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>
          <Line spans={spans} />
        </li>
      ))}
    </ul>
  )
}

/** The text of an issue as it was mailed. */
export const IssueText = ({ blocks }: Pick<Text, 'blocks'>) => (
  <div className={styles.text}>
    {blocks.map((block, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Block key={place} {...block} />
    ))}
  </div>
)
