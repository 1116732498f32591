import { useEffect } from 'react'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'

/** Shown on the address step if nothing can be delivered to the given address. Gives the reason on the page and in a toast. */
export function SentBack({ why }: { /** Word key. */ readonly why: string }) {
  const { t } = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the shopper is sent back.
  useEffect(() => {
    const key = 'feedback.error_shipping_methods_update'
    showToast('checkout', ['danger', key], t(key))
  }, [why])
  return <Notice tone="danger">{t(why)}</Notice>
}
