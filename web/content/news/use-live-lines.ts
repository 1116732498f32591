import { useEffect } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { useMarket } from '#web/markets/index.ts'

/** Adds behaviour to the lines of a shown banner. The code is loaded only for banners that move or have a code to copy. */
export function useLiveLines(banner: WidgetOf<'slimBanner'> | null, find: () => ParentNode | null): void {
  const { t } = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another banner restarts it
  useEffect(() => {
    if (!banner?.motion && !banner?.lines.some(({ clipboard }) => clipboard)) return
    let end: (() => void) | undefined
    let left = false
    void import('./live-lines.ts').then(({ liveLines }) => {
      const root = find()?.querySelector<HTMLElement>('[data-lines]')
      const words = { pause: t('banner.pause'), play: t('banner.play'), copied: t('product.copied') }
      if (root && !left) end = liveLines(root, words)
    })
    return () => {
      left = true
      end?.()
    }
  }, [banner])
}
