import { useEffect, useState } from 'react'
import { ProductTile } from './product-tile.tsx'

/**
 * On the server the tile component is always loaded. A browser keeps the first tiles of the document unchanged, and
 * loads the component after hydration, before the first tile that it must render itself.
 */
let tile: typeof ProductTile | undefined = import.meta.env.SSR ? ProductTile : undefined

export const loadedTile = (): typeof tile => tile

export async function fetchTile(): Promise<typeof ProductTile> {
  const { ProductTile: fetched } = await import('./product-tile.tsx')
  tile = fetched
  return fetched
}

/** The component for a tile that must be rendered; undefined for a moment if it is needed before it is loaded. */
export function useTile(wanted: boolean): typeof tile {
  const [known, setKnown] = useState(() => tile)
  useEffect(() => {
    if (wanted && !known) void fetchTile().then((fetched) => setKnown(() => fetched))
  }, [wanted, known])
  return known ?? tile
}
