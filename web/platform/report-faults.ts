import { tellError } from './analytics.ts'

/** A fault of a script by its kind and place, which hold nothing a shopper typed. */
export interface ReportedFault {
  readonly kind: string
  readonly place: string
}

/** One fault may happen at every press; a few tell enough. */
const mostTold = 10
const told = new Map<string, ReportedFault>()
const listeners = new Set<(fault: ReportedFault) => void>()

/** Tells analytics, and whoever monitors, of every fault of a script. The browser writes them to its console. */
export function reportFaults(): void {
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    if (error) tell(error, ` at ${pathOf(filename)}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => tell(reason, ''))
}

/** Tells a listener of all faults so far, and of those that come. Answers how to stop. */
export function onFault(listener: (fault: ReportedFault) => void): () => void {
  for (const fault of told.values()) listener(fault)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** An aborted request is not a fault. */
function tell(fault: unknown, place: string): void {
  const kind = fault instanceof Error || fault instanceof DOMException ? fault.name : 'unknown'
  const label = `Script: ${kind}${place}`
  if (kind === 'AbortError' || told.has(label) || told.size >= mostTold) return
  const reported = { kind, place: place.replace(/^ at /, '') }
  told.set(label, reported)
  for (const listener of listeners) listener(reported)
  tellError('page', label)
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address)
