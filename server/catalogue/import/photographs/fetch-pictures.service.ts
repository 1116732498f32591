import type { Clock } from '#foundation/clock.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { claimDuePicture, type DuePicture, type PictureOutcome, recordAttempt } from './named-pictures.repository.ts'
import type { Photographs } from './photographs.client.ts'

export interface FetchPicturesNeeds {
  readonly database: Database
  readonly changes: Changes
  readonly clock: Clock
  readonly photographs: Photographs
}

/** Pictures fetched at once: in all, and from one host, so that a slow host does not delay the others. */
const atOnce = 4
const atOnceOfHost = 2

/** Minutes to wait after each attempt that may succeed later. After the last one the picture counts as unavailable. */
const backOffMinutes = [1, 5, 30, 120, 360, 720]

/** The first attempt, one after each wait, and three more for processes that were killed meanwhile. */
const mostTries = backOffMinutes.length + 4

/**
 * Fetches all pictures that are due, until none is left or the signal aborts it. Returns how many were tried. A fault
 * is thrown at the end.
 */
export async function fetchDuePictures(
  needs: FetchPicturesNeeds,
  { signal, tried = () => {} }: { readonly signal?: AbortSignal; readonly tried?: () => void } = {},
): Promise<number> {
  const underWay = new Map<Promise<void>, string>()
  const faults: unknown[] = []
  let count = 0
  for (;;) {
    const busy = busyHosts([...underWay.values()])
    const due =
      underWay.size < atOnce && !signal?.aborted
        ? await claimDuePicture(needs.database, needs.clock(), busy)
        : undefined
    if (due) {
      const work = fetchOne(needs, due)
        .then(tried, (fault: unknown) => void faults.push(fault))
        .finally(() => underWay.delete(work))
      underWay.set(work, due.host)
      count += 1
    } else if (underWay.size > 0) await Promise.race(underWay.keys())
    // All work has ended, so a host that was busy at the last query is free now.
    else if (busy.length > 0) continue
    else if (faults.length > 0) throw faults[0]
    else return count
  }
}

const busyHosts = (hosts: readonly string[]): string[] =>
  [...new Set(hosts)].filter((host) => hosts.filter((one) => one === host).length >= atOnceOfHost)

async function fetchOne({ database, changes, clock, photographs }: FetchPicturesNeeds, due: DuePicture): Promise<void> {
  const answer =
    due.tries > mostTries
      ? { why: 'was taken up too often and never came to an end', permanent: true }
      : await photographs.fetch(due.address, { privateHosts: due.privateHosts })
  const outcome = 'name' in answer ? answer : afterFailure(answer, due.tries, clock())
  await database.transaction(async (inside) => {
    const shown = await recordAttempt(inside, due, outcome)
    if (shown.length > 0)
      await changes.publish(
        inside,
        shown.map((id) => `product:${id}`),
      )
  })
}

function afterFailure(
  { why, permanent }: { readonly why: string; readonly permanent: boolean },
  tries: number,
  now: Date,
): PictureOutcome {
  const minutes = backOffMinutes[tries - 1]
  return permanent || minutes === undefined ? { why } : { why, again: new Date(now.getTime() + minutes * 60_000) }
}

const checkEveryMs = 2_000

/** Fetches pictures in the background while the shop runs. Several processes share the work. Returns a function that stops it. */
export function registerPictureFetching(needs: FetchPicturesNeeds, failed: (error: unknown) => void): () => void {
  const ending = new AbortController()
  let busy = false
  const fetchDue = async () => {
    if (busy) return
    busy = true
    await fetchDuePictures(needs, { signal: ending.signal }).catch(failed)
    busy = false
  }
  const timer = setInterval(() => void fetchDue(), checkEveryMs).unref()
  return () => {
    clearInterval(timer)
    ending.abort()
  }
}
