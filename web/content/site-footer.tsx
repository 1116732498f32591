import { StaticPart } from '#web/markets/index.ts'
import styles from './site-footer.module.css'
import { FooterParts } from './static-parts.ts'

/** The footer of pages with products. */
export const SiteFooter = ({ inApp = false }: { readonly inApp?: boolean | undefined }) => (
  <StaticPart as="footer" className={styles.footer} name={inApp ? 'footer in app' : 'footer'}>
    <FooterParts inApp={inApp} />
  </StaticPart>
)
