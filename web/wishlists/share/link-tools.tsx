import { useEffect, useState } from 'react'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { copyText } from '#web/platform/copy-text.ts'
import styles from '../wishlists.module.css'

/** The ways to share a link that a browser with script has. */
export interface WaysToShare {
  readonly copy: boolean
  /** True if the device has a dialog for sharing. */
  readonly share: boolean
}

export const waysOf = (navigator: object): WaysToShare => ({ copy: true, share: 'share' in navigator })

/** A link to read, to copy, and to share with the device's dialog. The buttons are rendered only with script. */
export function LinkTools({ address }: { readonly address: string }) {
  const [can, setCan] = useState<WaysToShare>({ copy: false, share: false })
  useEffect(() => setCan(waysOf(navigator)), [])
  return <LinkInWays address={address} can={can} />
}

export function LinkInWays({ address, can }: { readonly address: string; readonly can: WaysToShare }) {
  const { t } = useMarket()
  return (
    <div className={styles.form}>
      <p className={styles.label} id="share-link-label">
        {t('wishlist.share-link')}
      </p>
      <input
        type="text"
        className={styles.address}
        readOnly
        dir="ltr"
        value={address}
        aria-labelledby="share-link-label"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.buttons}>
        {can.copy && (
          <Button
            type="button"
            onClick={() => {
              trackEvent({ event: 'share', method: 'copied-link' })
              void copyText(address, t('wishlist.copied'))
            }}
          >
            {t('wishlist.copy-link')}
          </Button>
        )}
        {can.share && (
          <Button
            type="button"
            onClick={() => {
              trackEvent({ event: 'share', method: 'device' })
              void navigator.share({ url: address, title: document.title }).catch(() => {})
            }}
          >
            {t('wishlist.native-share')}
          </Button>
        )}
      </div>
    </div>
  )
}
