import { hydrateRoot } from 'react-dom/client'
import type { Shell } from '#contracts/content.ts'
import type { WidgetOf } from '#contracts/widgets.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { TopBar } from './top-bar.tsx'

const everywhere = { disabledMobile: false, disabledTablet: false, disabledDesktop: false }
const launch = { ...everywhere, at: '2026-11-20T10:00:00Z', backgroundColor: null, color: null }

/** A single line above the header, without motion, countdown or code. */
export const exampleNews: WidgetOf<'slimBanner'> = {
  ...{ id: 'news', kind: 'slimBanner', trackingId: '', alias: '', backgroundColor: null, ...everywhere },
  ...{ disabledApp: false, countdown: null, clipboard: null, location: 'above', textAlign: 'center', box: false },
  motion: null,
  lines: [{ text: 'Free delivery', link: null, countdown: null, clipboard: null, notOn: [] }],
}

export function shellWithNews(slimBanner: WidgetOf<'slimBanner'>): Shell {
  const shell = browsingShell('en-gb')
  return { ...shell, navigation: { ...shell.navigation, slimBanner } }
}

const counting = shellWithNews({ ...exampleNews, lines: [{ ...exampleNews.lines[0]!, countdown: launch }] })

/** The shop's message with a countdown. */
export const CountingNews = () => (
  <MarketProvider shell={counting}>
    <TopBar inApp={false} />
  </MarketProvider>
)

if (typeof document === 'object') hydrateRoot(document.getElementById('shop')!, <CountingNews />)
