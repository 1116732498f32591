import { useMarket } from '#web/markets/index.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { SidebarMenu as AtHand, type SidebarMenuProps } from './sidebar-menu.tsx'

/** Few shops have this menu, so browsers load its code only in those shops. */
const Shown = import.meta.env.SSR ? AtHand : lazyCode(async () => (await import('./sidebar-menu.tsx')).SidebarMenu)

export function SidebarMenu(props: SidebarMenuProps) {
  if (!useMarket().navigation.sidebar) return null
  return (
    <LazyPart>
      <Shown {...props} />
    </LazyPart>
  )
}
