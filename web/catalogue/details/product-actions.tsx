import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { storesAddress } from '../addresses.ts'
import styles from './product-actions.module.css'

export interface ProductActionsProps {
  readonly name: string
  /** The address to share, with scheme and host. */
  readonly address: string
  readonly inStores: boolean
}

/** Further actions for a product. Without script a share link opens a mail, with script the device's share dialog. */
export function ProductActions({ name, address, inStores }: ProductActionsProps) {
  const view = useMarket()
  const { t, toggle } = view
  const mail = `mailto:?${new URLSearchParams({ subject: name, body: address })}`.replaceAll('+', '%20')
  return (
    <p className={styles.actions}>
      <a href={mail} data-shares={address}>
        <Icon name="mail" size="small" /> {t('product.share')}
      </a>
      {inStores && toggle('stockFinder') && (
        <a href={storesAddress(view)} data-opens="stock-finder">
          <Icon name="store" size="small" /> {t('product.find-in-store')}
        </a>
      )}
    </p>
  )
}
