import type { WorkLimit } from '../limits.ts'
import { fairLine, type Line, type Waiting, type WorkPermit } from './fair-line.ts'
import { type LoopTurn, loopTurn } from './loop-turn.ts'

export type { WorkPermit } from './fair-line.ts'

/**
 * Limits how much work of each kind runs at once, and begins new work only for a short time in each turn of the event
 * loop. Work beyond the limit waits. Work that waits too long, or would, is refused.
 */
export interface Gates<Kind extends string> {
  /** Resolves with a place when the work may begin, or with undefined if it is refused. `network` is the network it is counted for. */
  enter(kind: Kind, network: string): Promise<WorkPermit | undefined>
}

export interface GatesSettings<Kind extends string> {
  /** In the order of their priority: the first begins first. */
  readonly limits: Readonly<Record<Kind, WorkLimit>>
  readonly now?: () => number
  readonly turn?: LoopTurn
}

interface KindState {
  readonly limit: WorkLimit
  readonly line: Line
  /** Since when the line has not been empty; undefined while it is empty. */
  waitingSince: number | undefined
  checkedAt: number
  working: number
  readonly workingFor: Map<string, number>
  /** Work begun in this second and in the one before: how fast the line moves. */
  second: number
  begunNow: number
  begunBefore: number
}

/** A network holds at most this share of the places, so that the others get some. */
const mostOfOneNetwork = 0.75
/** How often the gate looks for work that has waited too long. */
const checkEveryMs = 25
/** At least this many may wait. */
const fewest = 8

export function gates<Kind extends string>(settings: GatesSettings<Kind>): Gates<Kind> {
  const now = settings.now ?? (() => performance.now())
  const turn = settings.turn ?? loopTurn(now)
  const rooms = Object.fromEntries(
    Object.entries<WorkLimit>(settings.limits).map(([kind, limit]) => [kind, newState(limit)]),
  ) as Record<Kind, KindState>
  const byUrgency: readonly KindState[] = Object.values(rooms)
  const anybodyWaits = () => byUrgency.some(({ line }) => line.size > 0)

  function begin(state: KindState, network: string): WorkPermit {
    state.working += 1
    state.workingFor.set(network, (state.workingFor.get(network) ?? 0) + 1)
    countBegun(state, now())
    let isHere = true
    return {
      release() {
        if (!isHere) return
        isHere = false
        countEnded(state, network)
        if (anybodyWaits()) turn.later(letIn)
      },
    }
  }

  /** Begins the next waiting work of the most urgent kind. Returns true if more may follow. */
  function letIn(): boolean {
    for (const state of byUrgency) {
      if (state.line.size === 0) continue
      refuseLate(state, now())
      if (state.working < state.limit.atOnce) {
        const next = state.line.next((network) => hasShare(state, network))
        if (next) next.answer(begin(state, next.network))
        if (state.line.size === 0) state.waitingSince = undefined
        if (next) return anybodyWaits()
      }
    }
    return false
  }

  return {
    enter(kind, network) {
      const state = rooms[kind]
      const mayBegin = state.line.size === 0 && state.working < state.limit.atOnce && hasShare(state, network)
      if (mayBegin && turn.hasTime()) {
        state.waitingSince = undefined
        return Promise.resolve(begin(state, network))
      }
      const at = now()
      refuseLate(state, at)
      state.waitingSince ??= at
      turn.later(letIn)
      return new Promise((answer) => {
        const one = { network, since: at, answer, timer: setTimeout(() => stopWaiting(state, one), state.limit.waitMs) }
        state.line.join(one, mostWaiting(state, at))
      })
    },
  }
}

const newState = (limit: WorkLimit): KindState => ({
  limit,
  line: fairLine(),
  ...{ waitingSince: undefined, checkedAt: 0, working: 0, workingFor: new Map() },
  ...{ second: 0, begunNow: 0, begunBefore: 0 },
})

const hasShare = ({ workingFor, limit }: KindState, network: string): boolean =>
  (workingFor.get(network) ?? 0) < Math.max(1, Math.floor(limit.atOnce * mostOfOneNetwork))

/** A line that lasts this long is not a short peak. The wait is then limited to `hurriedMs`. */
const isHurried = ({ waitingSince, limit }: KindState, at: number): boolean =>
  waitingSince !== undefined && at - waitingSince > limit.crowdMs

function stopWaiting(state: KindState, one: Waiting): void {
  if (state.line.drop(one)) one.answer(undefined)
  if (state.line.size === 0) state.waitingSince = undefined
}

function refuseLate(state: KindState, at: number): void {
  if (!isHurried(state, at) || at - state.checkedAt < checkEveryMs) return
  state.checkedAt = at
  state.line.dropOlderThan(at - state.limit.hurriedMs)
}

/** With a limited wait, the line is only as long as can be served in that time. Later requests are refused at once. */
function mostWaiting(state: KindState, at: number): number {
  if (!isHurried(state, at)) return state.limit.waiting
  countSecond(state, at)
  const perSecond = Math.max(state.begunNow, state.begunBefore)
  return Math.max(fewest, Math.min(state.limit.waiting, (perSecond * state.limit.hurriedMs) / 1000))
}

function countEnded(state: KindState, network: string): void {
  state.working -= 1
  const left = state.workingFor.get(network)! - 1
  if (left === 0) state.workingFor.delete(network)
  else state.workingFor.set(network, left)
}

function countBegun(state: KindState, at: number): void {
  countSecond(state, at)
  state.begunNow += 1
}

function countSecond(state: KindState, at: number): void {
  const second = Math.floor(at / 1000)
  if (second === state.second) return
  state.begunBefore = second === state.second + 1 ? state.begunNow : 0
  state.begunNow = 0
  state.second = second
}
