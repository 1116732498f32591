import type { WorkLimit } from '../limits.ts'
import { fairLine, type Line, type Place, type Waiting } from './fair-line.ts'
import { type LoopTurn, loopTurn } from './loop-turn.ts'

export type { Place } from './fair-line.ts'

/**
 * Lets so much work of each kind through at once, and begins new work for a short while only in each turn of the event loop. What comes
 * beyond waits; what waited too long, or would, is turned away.
 */
export interface Gates<Kind extends string> {
  /** Resolves with a place when the work may begin, with none when it is turned away. `network` is whoever it is counted for. */
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
  /** Since when there has always been somebody waiting. */
  standingSince: number | undefined
  lookedAt: number
  working: number
  readonly workingFor: Map<string, number>
  /** Begun in this second and in the one before: how fast the line moves. */
  second: number
  begunNow: number
  begunBefore: number
}

/** One network holds no more than this share of the places, so that a place is left for the others. */
const mostOfOneNetwork = 0.75
/** Interval of the search for work that waited too long. */
const checkEveryMs = 25
/** This many may always wait. */
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

  /** Lets one in who waits, the most urgent kind first. Answers whether there may be more to let in. */
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

/** A queue that lasts is no short peak: from then on nobody waits longer than is useful. */
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

/** With a time limit the queue is only as long as it moves in that time; later requests are refused at once. */
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
