import { createRoot, type Root } from 'react-dom/client'
import { InMarket, type MarketView } from '#web/markets/index.ts'
import { HydratedArea } from '#web/platform/hydrated-area.tsx'
import { ListChoice } from './list-choice.tsx'

let root: Root | undefined
let times = 0

/** Opens the flyout with a member's lists over any page. It has its own React root, so that pages need no code for it. */
export function openListChoice(sku: string, view: MarketView): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  times += 1
  root.render(
    <InMarket view={view}>
      <HydratedArea>
        <ListChoice key={times} sku={sku} />
      </HydratedArea>
    </InMarket>,
  )
}
