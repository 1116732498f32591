import type { MoneyEvent } from './payment-provider.port.ts'

/**
 * The state of the money of an authorised payment. `kept`: paid or promised to us. `disputed`: still ours, but the
 * shopper's bank has opened a dispute. The last three are losses: charged back, never captured, or the authorisation
 * withdrawn.
 */
export const moneyStates = ['kept', 'disputed', 'charged-back', 'capture-failed', 'withdrawn'] as const
export type MoneyState = (typeof moneyStates)[number]

type Kind = MoneyEvent['kind']
/** The state of one case: one dispute, one failed capture or one withdrawal. */
type CaseState = MoneyState | 'reversed'

/** All transitions of a case, for each state and event. Money that was never captured cannot be charged back. */
const steps: Record<CaseState, Record<Kind, CaseState>> = {
  kept: stepsFrom({}),
  disputed: stepsFrom({}),
  // A dispute that is reported after the chargeback does not bring the money back.
  'charged-back': stepsFrom({ 'dispute-opened': 'charged-back' }),
  reversed: stepsFrom({}),
  'capture-failed': stepsFrom({
    'dispute-opened': 'capture-failed',
    chargeback: 'capture-failed',
    'chargeback-reversed': 'capture-failed',
  }),
  withdrawn: stepsFrom({
    'dispute-opened': 'withdrawn',
    chargeback: 'withdrawn',
    'chargeback-reversed': 'withdrawn',
    'capture-failed': 'withdrawn',
  }),
}

function stepsFrom(exceptions: Partial<Record<Kind, CaseState>>): Record<Kind, CaseState> {
  return {
    'dispute-opened': 'disputed',
    chargeback: 'charged-back',
    'chargeback-reversed': 'reversed',
    'capture-failed': 'capture-failed',
    cancelled: 'withdrawn',
    ...exceptions,
  }
}

/** Of two events at the same moment, the more costly one counts as the later one. */
const weights: Record<Kind, number> = {
  'dispute-opened': 0,
  'chargeback-reversed': 1,
  chargeback: 2,
  'capture-failed': 3,
  cancelled: 4,
}

export interface MoneyStatus {
  readonly state: MoneyState
  /** The amount that was taken back or never captured. */
  readonly lostMinor: number
}

type StatusEvent = Pick<MoneyEvent, 'kind' | 'caseId' | 'amount' | 'at'>

/** The state of the money after all events. Their order and repetitions do not change the result. */
export function moneyStatusOf(events: readonly StatusEvent[]): MoneyStatus {
  const cases = new Map<string, { state: CaseState; lostMinor: number }>()
  for (const { kind, caseId, amount } of events.toSorted(byTime)) {
    const before = cases.get(caseId) ?? { state: 'kept', lostMinor: 0 }
    const state = steps[before.state][kind]
    const lostMinor = !isLostState(state) ? 0 : state === before.state ? before.lostMinor : amount.minor
    cases.set(caseId, { state, lostMinor })
  }
  const all = [...cases.values()]
  const worst = moneyStates.findLast((state) => all.some((one) => one.state === state))
  return { state: worst ?? 'kept', lostMinor: all.reduce((sum, { lostMinor }) => sum + lostMinor, 0) }
}

const byTime = (a: StatusEvent, b: StatusEvent): number =>
  Date.parse(a.at) - Date.parse(b.at) || weights[a.kind] - weights[b.kind]

const isLostState = (state: CaseState): boolean =>
  state === 'charged-back' || state === 'capture-failed' || state === 'withdrawn'

export const isMoneyLost = (state: MoneyState): boolean => isLostState(state)

/**
 * While money is lost, nothing more is sent and gift cards bought with it are blocked, until it is back or an operator
 * releases the order.
 */
export const isHeldBack = ({
  moneyState,
  releasedAt,
}: {
  readonly moneyState: MoneyState
  readonly releasedAt: Date | null
}): boolean => isMoneyLost(moneyState) && releasedAt === null
