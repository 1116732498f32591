import { tellError } from './analytics.ts'

/** One fault may happen at every press; a few tell enough. */
const mostTold = 10
const told = new Set<string>()

/** Tells analytics of every fault of a script, by its kind and place, which hold nothing a shopper typed. The browser writes them to its console. */
export function reportFaults(): void {
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    if (error) tell(error, ` at ${pathOf(filename)}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => tell(reason, ''))
}

/** An aborted request is not a fault. */
function tell(fault: unknown, place: string): void {
  const kind = fault instanceof Error || fault instanceof DOMException ? fault.name : 'unknown'
  const label = `Script: ${kind}${place}`
  if (kind === 'AbortError' || told.has(label) || told.size >= mostTold) return
  told.add(label)
  tellError('page', label)
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address)
