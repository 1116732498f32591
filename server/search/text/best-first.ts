import { sortKeyBound } from './ranking.ts'

/** This many results are sorted first, because most callers need no more. */
const few = 200

/** Yields the indexes of keys, the greatest key first. Equal keys keep their order. */
export function* bestFirst(keys: Int32Array): Generator<number> {
  const counts = new Uint32Array(sortKeyBound)
  for (const key of keys) counts[key]! += 1
  let least = sortKeyBound - 1
  for (let better = counts[least]!; least > 0 && better < few; better += counts[least]!) least -= 1
  const best: number[] = []
  for (let at = 0; at < keys.length; at += 1) if (keys[at]! >= least) best.push(at)
  yield* best.sort((a, b) => keys[b]! - keys[a]! || a - b)
  yield* below(least, keys, counts)
}

/** Sorts the keys below `least` by counting, which is faster than comparing. */
function below(least: number, keys: Int32Array, counts: Uint32Array): Uint32Array {
  const next = new Uint32Array(least)
  let places = 0
  for (let key = least - 1; key >= 0; key -= 1) {
    next[key] = places
    places += counts[key]!
  }
  const inOrder = new Uint32Array(places)
  for (let at = 0; at < keys.length; at += 1) if (keys[at]! < least) inOrder[next[keys[at]!]!++] = at
  return inOrder
}
