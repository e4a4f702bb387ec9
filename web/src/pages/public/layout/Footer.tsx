import { brand } from '#shared/brand.ts'
import { NewsletterForm } from '#web/src/features/newsletter/NewsletterForm.tsx'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { languages } from '#web/src/platform/language.ts'
import { addressOf, type PublicPath } from '#web/src/platform/paths.ts'
import { Logo } from '#web/src/ui/Logo.tsx'
import styles from './Footer.module.css'

const Pages = () => {
  const t = usePhrases('site')
  const language = useLanguage()
  const pages = [
    ['/talents', t('footer.talents')],
    ['/services', t('footer.services')],
    ['/pricing', t('footer.pricing')],
    ['/about', t('footer.about')],
    ['/updates', t('footer.community')],
    ['/investors', t('footer.investors')],
  ] as const satisfies readonly (readonly [PublicPath, string])[]
  return (
    <nav aria-label={t('footer.pages')}>
      <ul className={styles.pages}>
        {pages.map(([path, words]) => (
          <li key={path}>
            <a href={addressOf(path, language)}>{words}</a>
          </li>
        ))}
        <li>
          <a href={brand.linkedIn} rel="noopener">
            {t('footer.follow')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Links, so that they work before the app has started; web/src/before/language.ts stores the choice. */
const LanguageSelector = ({ path }: { path: PublicPath }) => {
  const t = usePhrases('site')
  const current = useLanguage()
  return (
    <nav aria-label={t('footer.language')} className={styles.languages}>
      {languages.map(language => (
        <a
          key={language}
          href={addressOf(path, language)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {t(`languages.${language}`)} <span className={styles.code}>{language}</span>
        </a>
      ))}
    </nav>
  )
}

const legal = ['terms', 'privacy', 'accessibility', 'imprint'] as const

export const Footer = ({ path }: { path: PublicPath }) => {
  const t = usePhrases('site')
  const language = useLanguage()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('footer.madeIn')}</p>
        </div>
        <Pages />
        <NewsletterForm />
      </div>
      <div className={styles.legal}>
        <LanguageSelector path={path} />
        {legal.map(name => (
          <a key={name} href={addressOf(`/${name}`, language)}>
            {t(`footer.${name}`)}
          </a>
        ))}
        <button type="button" data-consent="settings">
          {t('footer.changeConsent')}
        </button>
      </div>
    </footer>
  )
}
