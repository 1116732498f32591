import type { WorkLimit } from '../limits.ts'
import { fairLine, type Line, type Place, type Waiting } from './fair-line.ts'
import { type LoopTurn, loopTurn } from './loop-turn.ts'

export type { Place } from './fair-line.ts'

/**
 * Limits how much work of each kind runs at once, and begins new work only for a short time in each turn of the event
 * loop. Work beyond the limit waits. Work that waits too long, or would, is refused.
 */
export interface Gates<Kind extends string> {
  /** Resolves with a place when the work may begin, or with undefined if it is refused. `network` is the network it is counted for. */
  enter(kind: Kind, network: string): Promise<Place | undefined>
}

export interface GatesSettings<Kind extends string> {
  /** In the order of their priority: the first begins first. */
  readonly limits: Readonly<Record<Kind, WorkLimit>>
  readonly now?: () => number
  readonly turn?: LoopTurn
}

interface Room {
  readonly limit: WorkLimit
  readonly line: Line
  /** Since when the line has not been empty; undefined while it is empty. */
  standingSince: number | undefined
  lookedAt: number
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
    Object.entries<WorkLimit>(settings.limits).map(([kind, limit]) => [kind, emptyRoom(limit)]),
  ) as Record<Kind, Room>
  const byUrgency: readonly Room[] = Object.values(rooms)
  const anybodyWaits = () => byUrgency.some(({ line }) => line.size > 0)

  function begin(room: Room, network: string): Place {
    room.working += 1
    room.workingFor.set(network, (room.workingFor.get(network) ?? 0) + 1)
    countBegun(room, now())
    let isHere = true
    return {
      leave() {
        if (!isHere) return
        isHere = false
        countEnded(room, network)
        if (anybodyWaits()) turn.later(letIn)
      },
    }
  }

  /** Begins the next waiting work of the most urgent kind. Returns true if more may follow. */
  function letIn(): boolean {
    for (const room of byUrgency) {
      if (room.line.size === 0) continue
      turnAwayTheLate(room, now())
      if (room.working < room.limit.atOnce) {
        const next = room.line.next((network) => hasShare(room, network))
        if (next) next.tell(begin(room, next.network))
        if (room.line.size === 0) room.standingSince = undefined
        if (next) return anybodyWaits()
      }
    }
    return false
  }

  return {
    enter(kind, network) {
      const room = rooms[kind]
      const mayBegin = room.line.size === 0 && room.working < room.limit.atOnce && hasShare(room, network)
      if (mayBegin && turn.hasTime()) {
        room.standingSince = undefined
        return Promise.resolve(begin(room, network))
      }
      const at = now()
      turnAwayTheLate(room, at)
      room.standingSince ??= at
      turn.later(letIn)
      return new Promise((tell) => {
        const one = { network, since: at, tell, timer: setTimeout(() => stopWaiting(room, one), room.limit.waitMs) }
        room.line.join(one, mostWaiting(room, at))
      })
    },
  }
}

const emptyRoom = (limit: WorkLimit): Room => ({
  limit,
  line: fairLine(),
  ...{ standingSince: undefined, lookedAt: 0, working: 0, workingFor: new Map() },
  ...{ second: 0, begunNow: 0, begunBefore: 0 },
})

const hasShare = ({ workingFor, limit }: Room, network: string): boolean =>
  (workingFor.get(network) ?? 0) < Math.max(1, Math.floor(limit.atOnce * mostOfOneNetwork))

/** A line that lasts this long is not a short peak. The wait is then limited to `hurriedMs`. */
const isHurried = ({ standingSince, limit }: Room, at: number): boolean =>
  standingSince !== undefined && at - standingSince > limit.crowdMs

function stopWaiting(room: Room, one: Waiting): void {
  if (room.line.drop(one)) one.tell(undefined)
  if (room.line.size === 0) room.standingSince = undefined
}

function turnAwayTheLate(room: Room, at: number): void {
  if (!isHurried(room, at) || at - room.lookedAt < checkEveryMs) return
  room.lookedAt = at
  room.line.dropOlderThan(at - room.limit.hurriedMs)
}

/** With a limited wait, the line is only as long as can be served in that time. Later requests are refused at once. */
function mostWaiting(room: Room, at: number): number {
  if (!isHurried(room, at)) return room.limit.waiting
  countSecond(room, at)
  const perSecond = Math.max(room.begunNow, room.begunBefore)
  return Math.max(fewest, Math.min(room.limit.waiting, (perSecond * room.limit.hurriedMs) / 1000))
}

function countEnded(room: Room, network: string): void {
  room.working -= 1
  const left = room.workingFor.get(network)! - 1
  if (left === 0) room.workingFor.delete(network)
  else room.workingFor.set(network, left)
}

function countBegun(room: Room, at: number): void {
  countSecond(room, at)
  room.begunNow += 1
}

function countSecond(room: Room, at: number): void {
  const second = Math.floor(at / 1000)
  if (second === room.second) return
  room.begunBefore = second === room.second + 1 ? room.begunNow : 0
  room.begunNow = 0
  room.second = second
}
