import type { VisitReport } from '#contracts/monitoring.ts'
import { newId } from '#foundation/ids.ts'
import { whileMoving } from '#foundation/paced.ts'
import { maskedInput } from './masked.ts'
import { nodeIds, snapshot } from './snapshot.ts'

/** The time between two parts of a visit that are sent. */
const sendEachMs = 10_000
/** The time between two captures of a changing page. */
const lookEachMs = 5_000
/** The longest time of one step of a snapshot. */
const stepMs = 8
const mostCharacters = 280_000
const mostSegments = 200

interface SeenEvent {
  readonly type: number
  readonly timestamp: number
  readonly data: object
}

interface Seen {
  /** Records an event; `type` is its number in the format of rrweb. */
  readonly add: (type: number, data: object) => void
  readonly idOf: ReturnType<typeof nodeIds>
  readonly signal: AbortSignal
}

/**
 * Records a visit with masked text: the page, clicks, scrolling, and that something was typed. Returns a function that
 * stops it.
 */
export function recordVisit(send: (reports: readonly VisitReport[]) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const { add, flush, forget } = seenEvents(send)
  const seen: Seen = { add, idOf: nodeIds(), signal }
  listenTo(seen)
  addEventListener('pagehide', flush, { signal })
  const timer = setInterval(flush, sendEachMs)
  const stopLooking = lookAtPage(seen)
  return () => {
    ending.abort()
    stopLooking()
    clearInterval(timer)
    forget()
  }
}

/** Events that have not been sent yet. */
function seenEvents(send: (reports: readonly VisitReport[]) => void) {
  const replayId = newId().replaceAll('-', '')
  const startedAt = Date.now()
  let events: SeenEvent[] = []
  let segment = 0
  return {
    add: (type: number, data: object): void => void events.push({ type, timestamp: Date.now(), data }),
    forget: (): void => {
      events = []
    },
    flush: (): void => {
      const text = JSON.stringify(events)
      events = []
      if (text === '[]' || text.length > mostCharacters || segment >= mostSegments) return
      send([{ report: 'replay', replayId, segment: segment++, startedAt, path: location.pathname, events: text }])
    },
  }
}

/** Captures the page after each change, in short steps while the browser is idle. Returns a function that stops it. */
function lookAtPage({ add, idOf, signal }: Seen): () => void {
  let changed = true
  let isLooking = false
  function capture(): void {
    if (!changed || isLooking || signal.aborted) return
    changed = false
    isLooking = true
    const steps = snapshot(document, idOf)
    const go = (): void => {
      const until = performance.now() + stepMs
      let step = steps.next()
      while (!step.done && performance.now() < until) step = steps.next()
      if (signal.aborted) return
      if (!step.done) {
        whenIdle(go)
        return
      }
      isLooking = false
      add(4, { href: location.pathname, width: innerWidth, height: innerHeight })
      add(2, { node: step.value, initialOffset: { left: Math.round(scrollX), top: Math.round(scrollY) } })
    }
    whenIdle(go)
  }
  const mutations = new MutationObserver(() => {
    changed = true
  })
  mutations.observe(document.body, { childList: true, subtree: true })
  const timer = setInterval(capture, lookEachMs)
  capture()
  return () => {
    mutations.disconnect()
    clearInterval(timer)
  }
}

/** Records clicks, scrolling, and the fact that something was typed. */
function listenTo({ add, idOf, signal }: Seen): void {
  const incremental = (source: number, data: object): void => add(3, { source, ...data })
  const listen = (name: string, heard: (event: Event) => void): void =>
    document.addEventListener(name, heard, { capture: true, passive: true, signal })

  listen('click', (event) => {
    const { target, clientX: x, clientY: y } = event as MouseEvent
    if (target instanceof Element) incremental(2, { type: 2, id: idOf(target), x: Math.round(x), y: Math.round(y) })
  })
  listen('input', ({ target }) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      incremental(5, { id: idOf(target), text: maskedInput(target.value), isChecked: false })
  })
  const seeMoving = whileMoving(() =>
    incremental(3, { id: idOf(document), x: Math.round(scrollX), y: Math.round(scrollY) }),
  )
  listen('scroll', seeMoving)
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 50)
}
