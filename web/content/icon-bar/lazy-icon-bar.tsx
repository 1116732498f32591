import { useMarket } from '#web/markets/index.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { IconBar as Bar, type IconBarProps } from './icon-bar.tsx'

/** Few shops have this bar, so browsers load its code only in those shops. */
const Shown = import.meta.env.SSR ? Bar : lazyCode(async () => (await import('./icon-bar.tsx')).IconBar)

export function IconBar(props: IconBarProps) {
  if (useMarket().navigation.iconBar.length === 0) return null
  return (
    <LazyPart>
      <Shown {...props} />
    </LazyPart>
  )
}
