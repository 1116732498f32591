import type { MonitoringSettings, VisitReport } from '#contracts/monitoring.ts'
import type { ConsentCategory } from '#foundation/consent.ts'
import { Fault } from '#foundation/fault.ts'
import { withoutPersonalText } from '#foundation/without-personal-text.ts'
import type { Monitor } from './monitor.port.ts'
import { isSampled } from './sampled.ts'

export interface MonitoringNeeds {
  /** Undefined if no collector is connected. */
  readonly monitor: Monitor | undefined
  /** Share of visits that are recorded, between 0 and 1. */
  readonly replayShare: number
  readonly failed: (error: unknown) => void
}

export interface Reporter {
  readonly granted: ReadonlySet<ConsentCategory>
  /** The visit, if it has an id. */
  readonly sessionId: string | undefined
}

/** Faults, times and recorded visits, for the people who run the shop. */
export interface Monitoring {
  readonly settings: MonitoringSettings
  /** Reports a fault of the program. */
  reportFault(error: unknown, message: string): void
  /** Accepts the reports of a page, each only with the consent it needs; returns how many. */
  accept(from: Reporter, reports: readonly VisitReport[]): number
  /** True if the visit is to be recorded. */
  isRecorded(sessionId: string | undefined): boolean
}

/** More are dropped, because a slow collector must not fill the memory. */
const mostUnderWay = 50

export function openMonitoring({ monitor, replayShare, failed }: MonitoringNeeds): Monitoring {
  let underWay = 0
  function send(report: (to: Monitor) => Promise<void>): boolean {
    if (!monitor || underWay >= mostUnderWay) return false
    underWay++
    report(monitor)
      .catch(failed)
      .finally(() => underWay--)
    return true
  }
  const isRecorded = (sessionId: string | undefined): boolean =>
    monitor !== undefined && sessionId !== undefined && isSampled(sessionId, replayShare)

  function isAllowed(report: VisitReport, { granted, sessionId }: Reporter): boolean {
    if (report.report !== 'replay') return granted.has('performance')
    return granted.has('analytics') && isRecorded(sessionId) && isList(report.events)
  }

  return {
    settings: monitor ? { replayShare, masksTexts: true, masksInputs: true } : {},
    isRecorded,
    reportFault(error, message) {
      send((to) =>
        to.serverFault({ kind: kindOf(error), message: withoutPersonalText(message), stack: stackOf(error) }),
      )
    },
    accept: (from, reports) => reports.filter((one) => isAllowed(one, from) && send((to) => passOn(to, one))).length,
  }
}

function passOn(to: Monitor, report: VisitReport): Promise<void> {
  switch (report.report) {
    case 'fault':
      return to.scriptFault({ ...report, path: bare(report.path), place: withoutPersonalText(report.place) })
    case 'page':
      return to.pageTimes({ ...report, path: bare(report.path) })
    case 'replay':
      return to.replay({ ...report, path: bare(report.path) })
  }
}

const bare = (path: string): string => path.replace(/[?#].*$/s, '')

const kindOf = (error: unknown): string => {
  if (error instanceof Fault) return error.code
  return error instanceof Error ? error.name : 'unknown'
}

/** Only places in the program: the message of an error may contain what somebody typed. */
const stackOf = (error: unknown): string[] =>
  error instanceof Error
    ? [...(error.stack ?? '').matchAll(/^\s+at (.+)$/gm)].slice(0, 30).map(([, place]) => place!.slice(0, 300))
    : []

function isList(text: string): boolean {
  try {
    const events: unknown = JSON.parse(text)
    return Array.isArray(events) && events.every((one) => typeof (one as { type?: unknown } | null)?.type === 'number')
  } catch {
    return false
  }
}
