import { brand } from '#shared/brand.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './About.module.css'

const terminals = [24, 60, 96, 132, 168, 204]

/** A terminal block: needs on the left, engineers on the right, with some wires drawn. */
const Terminals = () => {
  const t = usePhrases('landing')
  return (
    <svg className={styles.terminals} viewBox="0 0 420 252" fill="none" aria-hidden="true">
      <path className={styles.block} d="M64 6h32v216H64zM324 6h32v216h-32z" />
      {terminals.slice(1).map(y => (
        <path key={y} className={styles.block} d={`M64 ${y - 18}h32M324 ${y - 18}h32`} />
      ))}
      <path
        className={styles.wire}
        d="M80 24h60l36 36h164M80 96h150l36 36h74M80 204h136l36-36h88M20 24h60M20 96h60M20 204h60M340 60h60M340 132h60M340 168h60"
      />
      <path className={styles.open} d="M20 60h60M20 132h60M20 168h60M340 24h60M340 96h60M340 204h60" />
      {terminals.map(y => (
        <g key={y}>
          <circle className={styles.screw} cx="80" cy={y} r="7" />
          <circle className={styles.screw} cx="340" cy={y} r="7" />
        </g>
      ))}
      <text x="80" y="244" textAnchor="middle">
        {t('about.businesses')}
      </text>
      <text x="340" y="244" textAnchor="middle">
        {t('about.engineers')}
      </text>
    </svg>
  )
}

export const About = () => {
  const t = usePhrases('landing')
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="about">
      <Terminals />
      <div className={styles.words}>
        <h2 id="about">{t('about.heading')}</h2>
        <p>{t('about.need')}</p>
        <p>{t('about.task', { brand: brand.name })}</p>
        <div className={styles.links}>
          <a className={buttonClass({ variant: 'secondary' })} href={addressOf('/about', language)}>
            {t('about.more')}
          </a>
          <a className={buttonClass({ variant: 'quiet' })} href={addressOf('/talents', language)}>
            {t('about.talents')}
          </a>
        </div>
      </div>
    </section>
  )
}
