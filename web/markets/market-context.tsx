import { createContext, type ReactNode, useContext } from 'react'
import type { Shell } from '#contracts/content.ts'
import { Fault } from '#foundation/fault.ts'
import { type MarketView, marketView } from './market-view.ts'

const MarketContext = createContext<MarketView | undefined>(undefined)

export interface MarketProviderProps {
  readonly shell: Shell
  /** The brand for which a page is shown. */
  readonly subBrand?: string | undefined
  readonly children: ReactNode
}

/** Provides the market to all components of its pages. */
export function MarketProvider({ shell, subBrand, children }: MarketProviderProps) {
  return <InMarket view={marketView(shell, subBrand)}>{children}</InMarket>
}

export const InMarket = ({ view, children }: { readonly view: MarketView; readonly children: ReactNode }) => (
  <MarketContext value={view}>{children}</MarketContext>
)

/** The market in which this component is shown: its words, links, toggles and money formats. */
export function useMarket(): MarketView {
  const view = useContext(MarketContext)
  if (!view) throw new Fault('markets.outside-of-a-market', {})
  return view
}
