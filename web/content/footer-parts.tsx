import type { Navigation } from '#contracts/content.ts'
import { Mark, Marks } from '#ui/badge/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import { AppLinks } from './apps/app-links.tsx'
import { MarketLink } from './header/market-link.tsx'
import { MenuLinkText } from './header/menu-text.tsx'
import styles from './site-footer.module.css'

/** The footer's columns of links, its payment and shipping marks, and its last line. */
export function FooterParts({ inApp }: { readonly inApp: boolean }) {
  const { navigation } = useMarket()
  return (
    <PageWidth>
      <div className={styles.columns}>
        {navigation.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <FooterColumn title={title} links={links} />
          </nav>
        ))}
        <Payments />
        {!inApp && navigation.apps.length > 0 && <AppLinks />}
      </div>
      <FooterEnd />
    </PageWidth>
  )
}

/**
 * Folded below 768 px, as native `details`. On wider screens the style sheet shows the content and hides the marker, so
 * the same markup serves all screens and needs no script.
 */
function FooterColumn({ title, links }: Navigation['footer'][number]) {
  return (
    <details className={styles.fold}>
      <summary className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} {...linkTarget(link)}>
              <MenuLinkText link={link} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Payments() {
  const { t, navigation } = useMarket()
  const logos = [...navigation.paymentLogos, ...navigation.shippingLogos]
  if (logos.length === 0) return null
  return (
    <section aria-labelledby="footer-payments">
      <h2 className={styles.title} id="footer-payments">
        {t('footer.payments')}
      </h2>
      <Marks label={t('footer.payments')} names={logos} />
    </section>
  )
}

/** The last line: the market, the legal pages, and the marks of the shop's social media. */
export function FooterEnd() {
  const { t, navigation, links } = useMarket()
  return (
    <div className={styles.end}>
      <span className={styles.market}>
        <Icon name="globe" size="small" />
        <MarketLink />
      </span>
      <nav className={styles.legal} aria-label={t('footer.legal')}>
        {links.withdrawalPage && <a href={links.withdrawalPage}>{t('orders.withdraw')}</a>}
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
              <Mark name={title} />
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
