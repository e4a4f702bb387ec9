import styles from './Table.module.css'

/** The coffee table from above, with one free chair. The text next to it says what it means. */
export const Table = () => (
  <svg className={styles.table} viewBox="0 0 400 250" fill="none" aria-hidden="true">
    <path d="M142 62h116l46 42v42l-46 42H142l-46-42v-42z" />
    <path d="M156 22h34v22h-34zM156 28h34M210 22h34v22h-34zM210 28h34M156 206h34v22h-34zM156 222h34M328 108h22v34h-22zM344 108v34M50 108h22v34H50zM56 108v34M68 46l26-22 15 18-26 22zM74 51l26-22M332 46l-26-22-15 18 26 22zM326 51l-26-22M68 204l26 22 15-18-26-22zM74 199l26 22M332 204l-26 22-15-18 26-22zM326 199l-26 22" />
    <path d="M176 104h44v32h-44zM176 136l-8 12h60l-8-12M250 146l18-10 10 18-18 10zM128 92h18v12h-18z" />
    <path className={styles.free} d="M210 206h34v22h-34zM210 222h34" />
    <g className={styles.cups}>
      <circle cx="170" cy="78" r="7" />
      <circle cx="230" cy="80" r="7" />
      <circle cx="172" cy="172" r="7" />
      <circle cx="284" cy="124" r="7" />
      <circle cx="120" cy="128" r="11" />
      <circle cx="120" cy="128" r="6" />
    </g>
  </svg>
)
