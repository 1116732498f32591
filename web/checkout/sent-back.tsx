import { useEffect } from 'react'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'

/** The address step again, since nothing could be delivered to what stands there: why is said in place, and in passing. */
export function SentBack({ why }: { /** Word key. */ readonly why: string }) {
  const { t } = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time one is sent back.
  useEffect(() => {
    const key = 'feedback.error_shipping_methods_update'
    showToast('checkout', ['danger', key], t(key))
  }, [why])
  return <Notice tone="danger">{t(why)}</Notice>
}
