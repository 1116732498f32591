import type { Page } from 'playwright-core'
import { waitForHydration } from '../journeys/hydration.ts'

export interface Shift {
  /** Cumulative layout shift: the sum of the worst five seconds, as browsers report it. */
  readonly score: number
  /** The elements that moved in the worst shift, with their old and new positions. */
  readonly moved: readonly string[]
}

/** A slow phone connection, on which fonts and lazy parts arrive after the first paint. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
/** After this time everything that loads late has arrived. */
const settledMs = 1_000

/** Loads an address in a second page with an empty cache, and scrolls to the end. Nothing is pressed, so every shift is unexpected. */
export async function shiftOf(page: Page, address: string): Promise<Shift> {
  const beside = await page.context().newPage()
  try {
    const session = await beside.context().newCDPSession(beside)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await beside.addInitScript(collect)
    await beside.goto(address)
    await waitForHydration(beside)
    await beside.evaluate(readToTheEnd)
    await beside.waitForTimeout(settledMs)
    return await beside.evaluate(() => (window as Collecting).worstShift!())
  } finally {
    await beside.close()
  }
}

interface Collecting extends Window {
  worstShift?: () => Shift
}

interface Entry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[]
}

function collect(): void {
  const seen: { readonly at: number; readonly value: number; readonly moved: string[] }[] = []
  const boxText = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map(Math.round)}`
  const named = (node: Node | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 60) : 'something gone'
  }
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as Entry[])
      seen.push({
        at: startTime,
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) => `${named(node)} ${boxText(previousRect)} to ${boxText(currentRect)}`,
        ),
      })
  }).observe({ type: 'layout-shift', buffered: true })
  ;(window as Collecting).worstShift = () => {
    let [score, sum, began, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
    // A group of shifts ends after a second without a shift, and after five seconds at most.
    for (const { at, value } of seen) {
      if (at - last > 1_000 || at - began > 5_000) [sum, began] = [0, at]
      ;[sum, last] = [sum + value, at]
      score = Math.max(score, sum)
    }
    return { score, moved: seen.toSorted((a, b) => b.value - a.value)[0]?.moved ?? [] }
  }
}

/** Scrolls half a window at a time, like a person who skims the page. */
async function readToTheEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight && top < 12_000; top += innerHeight / 2) {
    scrollTo(0, top)
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}
