import { Icon } from '#ui/icon/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { FooterEnd, Wordmark } from '#web/content/index.ts'
import { StaticPart, useMarket } from '#web/markets/index.ts'
import styles from './checkout-layout.module.css'
import type { LayoutProps } from './layout.ts'
import { PageFrame } from './page-frame.tsx'

/** The layout of the checkout: the shop's name, help, and no other links, which would distract from the purchase. */
export function CheckoutLayout({ children }: LayoutProps) {
  return (
    <PageFrame header={<CheckoutHeader />} footer={<CheckoutFooter />}>
      {children}
    </PageFrame>
  )
}

function CheckoutHeader() {
  const { t, links, navigation } = useMarket()
  const help = links.helpPage ?? links.contactPage ?? navigation.service[0]?.url
  return (
    <header className={`${styles.header} ${styles.steady}`}>
      <PageWidth>
        <div className={styles.bar}>
          <Wordmark />
          <p className={styles.secure}>
            <Icon name="lock" size="small" /> {t('checkout.secure')}
          </p>
          {help && (
            <a className={styles.help} href={help}>
              {t('help.title')}
            </a>
          )}
        </div>
      </PageWidth>
    </header>
  )
}

const CheckoutFooter = () => (
  <StaticPart as="footer" className={styles.footer} name="footer of checkout">
    <PageWidth>
      <FooterEnd />
    </PageWidth>
  </StaticPart>
)
