import { appBannerMs } from '#foundation/fixed-values.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLate } from '#web/platform/use-late.ts'
import type { AppBannerProps } from './app-banner.tsx'

const load = async () => (await import('./app-banner.tsx')).AppBanner

/** Shows the shop's app to visitors on phones and tablets, if the shop has one. */
export function AppBanner(props: AppBannerProps) {
  const Banner = useLate(load, useMarket().navigation.apps.length > 0 && appBannerMs)
  return Banner ? <Banner {...props} /> : null
}
