import { useState } from 'react'
import { Button } from '#ui/button/index.ts'
import { announce } from '#ui/live-region/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './receipt.module.css'

/** Copies an order number. It is not shown without script, because it could not work. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useMarket()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    announce(t('orders.copied'))
  }
  return (
    <span className={styles.copy}>
      <Button type="button" kind="quiet" onClick={copy} aria-label={copied ? undefined : t('orders.copy-number')}>
        {t(copied ? 'orders.copied' : 'orders.copy')}
      </Button>
    </span>
  )
}
