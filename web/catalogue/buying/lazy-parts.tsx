import type { ComponentProps } from 'react'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { BuyBar } from './buy-bar.tsx'
import { ComingSoon } from './coming-soon.tsx'

// Few products are not on sale yet, so browsers load this code only for them.
const ShownComing = import.meta.env.SSR
  ? ComingSoon
  : lazyCode(async () => (await import('./coming-soon.tsx')).ComingSoon)

// The bar is first shown after the shopper has scrolled.
const ShownBar = import.meta.env.SSR ? BuyBar : lazyCode(async () => (await import('./buy-bar.tsx')).BuyBar)

export const LazyComingSoon = (props: ComponentProps<typeof ComingSoon>) => (
  <LazyPart>
    <ShownComing {...props} />
  </LazyPart>
)

export const LazyBuyBar = (props: ComponentProps<typeof BuyBar>) => (
  <LazyPart>
    <ShownBar {...props} />
  </LazyPart>
)
