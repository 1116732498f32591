import { isAlive } from './hydrated-area.tsx'

/** A click on a button before its handlers existed. Links, submit buttons, checkboxes and summaries work without script. */
export interface EarlyPress {
  readonly button: HTMLElement
  readonly event: Event
}

declare global {
  interface Window {
    /** Filled by the first script of a document, which runs before the page is first shown. */
    earlyPresses?: EarlyPress[] | undefined
  }
}

const isUnderWay = ({ event }: EarlyPress): boolean => event.eventPhase !== Event.NONE

let waiting: readonly EarlyPress[] = []

/** Continues the recording of the document's first script. From now on only parts that are not hydrated yet need it. */
export function startEarlyPresses(): void {
  waiting = window.earlyPresses ?? []
  window.earlyPresses = undefined
  addEventListener('click', noteEarlyPress, { capture: true })
}

function noteEarlyPress(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button[type="button"]')
  if (button && !isAlive(button)) waiting = [...waiting, { button, event }]
}

/** Repeats recorded clicks on buttons that are now hydrated. A click that is still being dispatched reaches React without this. */
export function repeatPresses(): void {
  const alive = waiting.filter(({ button }) => button.isConnected && isAlive(button))
  waiting = waiting.filter(({ button }) => button.isConnected && !isAlive(button))
  for (const press of alive) if (!isUnderWay(press)) press.button.click()
}
