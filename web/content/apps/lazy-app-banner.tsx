import { useMarket } from '#web/markets/index.ts'
import { useLate } from '#web/platform/use-late.ts'
import type { AppBannerProps } from './app-banner.tsx'

const load = async () => (await import('./app-banner.tsx')).AppBanner

/** Milliseconds somebody has looked before they are told of the app. */
const showAfterMs = 3500

/** Tells who is on a phone or tablet of the shop's app, where the shop has one. */
export function AppBanner(props: AppBannerProps) {
  const Banner = useLate(load, useMarket().navigation.apps.length > 0 && showAfterMs)
  return Banner ? <Banner {...props} /> : null
}
