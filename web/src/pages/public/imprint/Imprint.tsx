import type { ReactNode } from 'react'
import { brand } from '#shared/brand.ts'
import { owner } from '#shared/owner/owner.ts'
import { hasExamples, shownOwner } from '#shared/owner/shown-owner.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import styles from './Imprint.module.css'

type Fact = 'legalName' | 'organizationNumber' | 'vatNumber' | 'seat' | 'bankgiro' | 'address'

const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A number that is read aloud or dialled stays on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

const Company = () => {
  const t = usePhrases('imprint')
  const shown = shownOwner(useLanguage())
  const row = (fact: Fact) => <Row name={t(`facts.${fact}`)}>{shown[fact]}</Row>
  return (
    <section aria-labelledby="company">
      <h2 id="company">{t('company')}</h2>
      <Facts>
        {row('legalName')}
        {row('organizationNumber')}
        <Row name={t('facts.register')}>{t('registered')}</Row>
        {row('seat')}
        {row('vatNumber')}
        {owner.fTax && <Row name={t('facts.fTax')}>{t('approved')}</Row>}
        {row('bankgiro')}
      </Facts>
    </section>
  )
}

const Contact = () => {
  const t = usePhrases('imprint')
  const { address, email, telephone } = shownOwner(useLanguage())
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{t('contact')}</h2>
      <Facts>
        <Row name={t('facts.address')}>{address}</Row>
        <Row name={t('facts.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Row>
        <Row name={t('facts.telephone')}>
          <a href={`tel:${owner.telephone.replace(/[^\d+]/g, '')}`}>{unbroken(telephone)}</a>
        </Row>
      </Facts>
    </section>
  )
}

const links = ['terms', 'privacy', 'matching', 'accessibility'] as const

const More = () => {
  const t = usePhrases('imprint')
  const language = useLanguage()
  return (
    <section aria-labelledby="more">
      <h2 id="more">{t('more')}</h2>
      <ul className={styles.links}>
        {links.map(name => (
          <li key={name}>
            <a href={addressOf(`/${name}`, language)}>{t(`links.${name}`)}</a>
          </li>
        ))}
        <li>
          <a href="/.well-known/security.txt">{t('links.security')}</a>
        </li>
      </ul>
    </section>
  )
}

/** Who runs the service, as the act on electronic commerce (2002:562, section 8) demands. */
const Imprint = () => {
  const t = usePhrases('imprint')
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('heading', { brand: brand.name })}</h1>
        <p>{t('lede')}</p>
        {hasExamples() && <p className={styles.examples}>{t('examples')}</p>}
      </div>
      <Company />
      <Contact />
      <More />
    </div>
  )
}

export default Imprint
