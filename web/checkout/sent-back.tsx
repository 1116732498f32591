import { useEffect } from 'react'
import { Notice } from '#ui/notice/index.ts'
import { showToast } from '#ui/toast/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The address step again, since nothing could be delivered to what stands there: why is said in place, and in passing. */
export function SentBack({ why }: { /** Word key. */ readonly why: string }) {
  const { t } = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time one is sent back.
  useEffect(() => showToast('danger', t('feedback.error_shipping_methods_update')), [why])
  return <Notice tone="danger">{t(why)}</Notice>
}
