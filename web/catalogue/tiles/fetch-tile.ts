import { useEffect, useState } from 'react'
import { ProductTile } from './product-tile.tsx'

/**
 * The tile is at hand where documents are written. A browser, whose first tiles stand in the document, fetches it once the page has come
 * alive and before the first that comes later.
 */
let tile: typeof ProductTile | undefined = import.meta.env.SSR ? ProductTile : undefined

export const tileAtHand = (): typeof tile => tile

export async function fetchTile(): Promise<typeof ProductTile> {
  const { ProductTile: fetched } = await import('./product-tile.tsx')
  tile = fetched
  return fetched
}

/** The tile for a cell that has to be rendered; for a moment undefined where that is sooner than anybody thought. */
export function useTile(wanted: boolean): typeof tile {
  const [known, setKnown] = useState(() => tile)
  useEffect(() => {
    if (wanted && !known) void fetchTile().then((fetched) => setKnown(() => fetched))
  }, [wanted, known])
  return known ?? tile
}
