import { trackError } from './analytics.ts'

/** A fault of a script: its kind and its place, which contain nothing that a shopper typed. */
export interface ReportedFault {
  readonly kind: string
  readonly place: string
}

/** The most faults that are reported. The same fault may happen at every click, and a few reports are enough. */
const mostTold = 10
const told = new Map<string, ReportedFault>()
const listeners = new Set<(fault: ReportedFault) => void>()

/** Reports faults of scripts to analytics and to listeners, each fault once. The browser also writes them to its console. */
export function reportFaults(): void {
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    if (error) report(error, ` at ${pathOf(filename)}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => report(reason, ''))
}

/** Calls a listener with all past and future faults. Returns a function that stops it. */
export function onFault(listener: (fault: ReportedFault) => void): () => void {
  for (const fault of told.values()) listener(fault)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reports a fault. An aborted request is not a fault. */
function report(fault: unknown, place: string): void {
  const kind = fault instanceof Error || fault instanceof DOMException ? fault.name : 'unknown'
  const label = `Script: ${kind}${place}`
  if (kind === 'AbortError' || told.has(label) || told.size >= mostTold) return
  const reported = { kind, place: place.replace(/^ at /, '') }
  told.set(label, reported)
  for (const listener of listeners) listener(reported)
  trackError('page', label)
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address)
