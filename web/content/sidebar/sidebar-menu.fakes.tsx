import { hydrateRoot } from 'react-dom/client'
import type { Shell } from '#contracts/content.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { SidebarMenu } from './sidebar-menu.tsx'

const link = (title: string, url: string) => ({ title, url, newTab: false })

/** A menu with two headlines. The second is open and contains a third. */
export function sidebarShell(): Shell {
  const shell = browsingShell('en-gb')
  const care = { id: 'care', title: 'Care', links: [link('Wool', '/en-gb/care/wool')] }
  const sidebar = [
    { id: 'help', title: 'Help', links: [link('Delivery', '/en-gb/delivery'), link('Sizes', '/en-gb/size-guide')] },
    { id: 'house', title: 'Our house', isExpanded: true, links: [link('Shops', '/en-gb/stores')], headlines: [care] },
  ]
  return { ...shell, navigation: { ...shell.navigation, sidebar } }
}

export const ShownSidebar = () => (
  <MarketProvider shell={sidebarShell()}>
    <SidebarMenu path="/en-gb/size-guide" />
  </MarketProvider>
)

if (typeof document === 'object') hydrateRoot(document.getElementById('shop')!, <ShownSidebar />)
