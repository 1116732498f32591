import { Icon } from '#ui/icon/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { StaticPart, useMarket } from '#web/markets/index.ts'
import { MarketLink } from './header/market-link.tsx'
import styles from './site-footer.module.css'

/** The footer of pages with goods. */
export const SiteFooter = () => (
  <StaticPart as="footer" className={styles.footer} name="footer">
    <FooterParts />
  </StaticPart>
)

function FooterParts() {
  const { navigation } = useMarket()
  return (
    <PageWidth>
      <div className={styles.columns}>
        {navigation.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.url}>
                  <a href={link.url}>{link.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Payments />
      </div>
      <FooterEnd />
    </PageWidth>
  )
}

function Payments() {
  const { t, navigation } = useMarket()
  const logos = [...navigation.paymentLogos, ...navigation.shippingLogos]
  if (logos.length === 0) return null
  return (
    <section aria-label={t('footer.payments')}>
      <h2 className={styles.title}>{t('footer.payments')}</h2>
      <ul className={styles.logos}>
        {logos.map((name) => (
          <li key={name} lang="en">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last line: the market, the small print, the shop elsewhere. */
export function FooterEnd() {
  const { t, navigation } = useMarket()
  return (
    <div className={styles.end}>
      <span className={styles.market}>
        <Icon name="globe" size="small" />
        <MarketLink />
      </span>
      <nav className={styles.legal} aria-label={t('footer.legal')}>
        {navigation.footerSecondary.map(({ title, url }) => (
          <a key={url} href={url}>
            {title}
          </a>
        ))}
      </nav>
      {navigation.social.length > 0 && (
        <nav className={styles.legal} aria-label={t('footer.social')}>
          {navigation.social.map(({ title, externalLink }) => (
            <a key={externalLink} href={externalLink} rel="noopener">
              {title}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
