import { hydrateRoot } from 'react-dom/client'
import type { Shell } from '#contracts/content.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { MenuDrawer } from './menu-drawer.tsx'

const link = (title: string, burgerMenuPriority?: number) => ({
  ...{ title, url: `/en-gb/${title.toLowerCase()}`, newTab: false },
  ...(burgerMenuPriority === undefined ? {} : { burgerMenuPriority }),
})

/** A menu with one entry, whose links have priorities. */
function drawerShell(): Shell {
  const shell = browsingShell('en-gb')
  const indoors = { id: 'indoors', title: 'Indoors', links: [link('Slippers'), link('Robes', 2)] }
  const outdoors = {
    ...{ id: 'outdoors', title: 'Outdoors', headlines: [indoors] },
    links: [link('Coats'), { ...link('Rain', 1), links: [link('Boots')] }, link('Hats'), link('Scarves', 5)],
  }
  const entry = { ...shell.navigation.main[0]!, columns: [outdoors] }
  return { ...shell, navigation: { ...shell.navigation, main: [entry] } }
}

export const OpenDrawer = () => (
  <MarketProvider shell={drawerShell()}>
    <MenuDrawer open onClose={() => {}} />
  </MarketProvider>
)

if (typeof document === 'object') hydrateRoot(document.getElementById('shop')!, <OpenDrawer />)
